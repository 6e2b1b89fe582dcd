import type { detailsPt } from './details.pt.ts';

export const detailsEn: Record<keyof typeof detailsPt, string> = {
  session_over: 'Your session has ended. Sign in again.',
  no_credentials: 'The Authorization header is missing, with Bearer and the token.',
  token_unknown:
    'This token is not valid: it wasn’t copied whole, was replaced or revoked, its owner’s account was closed, or it never existed. Ask whoever looks after the tokens for another one.',
  token_elsewhere: 'A token of the API opens only what is below /api/admin.',
  people_only: 'Only a person can do this: no token opens it, whatever its scopes.',
  scope_missing: 'This token doesn’t open this: it, or whoever created it, lacks the scope {param}.',
};
