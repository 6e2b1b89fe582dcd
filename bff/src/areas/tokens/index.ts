import { tokens } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { tokenRoutes } from './tokens.routes.ts';

/** Keys to the API for programs. */
export const tokensArea = defineArea({
  name: 'tokens',
  audited: [{ name: 'tokens', page: tokens }],
  routes: tokenRoutes,
});

export { endTokensOf } from './end-tokens.ts';
export { ownTokens } from './own-tokens.ts';
export { findToken, tokenAudited } from './token-record.ts';
