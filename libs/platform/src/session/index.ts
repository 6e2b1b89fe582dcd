export { acknowledgeExpiry, fetchUser, logout, signedIn, startSessions } from './session.ts';
export { lendToken } from './lent-token.ts';
export { takeTokenBack } from './take-token-back.ts';
export { mayReplaceVisitor } from './replace-visitor.ts';
export { useAdmin, useSession, useVisitor } from './hooks.ts';
export { STRATEGY_ROUTES } from './routes.ts';
export { stores, type SessionState } from './store.ts';
export { useWho, type Who } from './who.ts';
export { tokens } from './tokens.ts';
