import { tokens } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { ownTokenRoutes } from './own-token.routes.ts';
import { tellEndsJob } from './tell-ends.job.ts';
import { tokenRoutes } from './tokens.routes.ts';

/** Keys to the API for programs. */
export const tokensArea = defineArea({
  name: 'tokens',
  audited: [{ name: 'tokens', page: tokens }],
  findables: [
    findable(
      tokens,
      ({ name }) => name,
      // Who looks for one that got out has its beginning.
      ({ prefix, owner }) => `${prefix}… ${owner.name}`,
    ),
  ],
  jobs: [tellEndsJob],
  routes: [...tokenRoutes, ...ownTokenRoutes],
});

export { endTokensOf } from './end-tokens.ts';
export { ownTokens } from './own-tokens.ts';
export { findToken, tokenAudited } from './token-record.ts';
