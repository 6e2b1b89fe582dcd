import { tokens } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { createToken, revokeToken } from './change-tokens.ts';
import { endPrevious, rotateToken } from './rotate-token.ts';
import { findToken, loadTokens, tokenDetailOf, tokenRowOf } from './token-record.ts';
import { tokenSource } from './tokens.source.ts';
import { assertOwner, updateToken } from './update-token.ts';
import { versionsIn } from './versions-in.ts';

export const tokenRoutes = area(tokens, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      query,
      source: anySource(tokenSource),
      now: clock.now(),
      load: (ids: string[]) => loadTokens(db, ids),
      row: (token) => tokenRowOf(token, clock.now()),
    }),
  get: async ({ params }, { db, clock }) => tokenDetailOf(db, await findToken(db, params.id), clock.now()),
  versions: (_, { language }) => ({ items: versionsIn(language) }),
  create: ({ body }, context) => createToken(context, body),
  revoke: ({ params }, context) => revokeToken(context, params.id),
  update: ({ params, body }, context) => updateToken(context, params.id, body),
  rotate: async ({ params, body }, context) => {
    const { secret, token } = await rotateToken(context, params.id, body.overlapHours, assertOwner(context));
    return { ...(await tokenDetailOf(context.db, token, context.clock.now())), secret };
  },
  endPrevious: ({ params }, context) => endPrevious(context, params.id),
});
