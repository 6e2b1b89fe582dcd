import { tokens } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { createToken, revokeToken } from './change-tokens.ts';
import { findToken, loadTokens, tokenDetailOf, tokenRowOf } from './token-record.ts';
import { tokenSource } from './tokens.source.ts';

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
  create: ({ body }, context) => createToken(context, body),
  revoke: ({ params }, context) => revokeToken(context, params.id),
});
