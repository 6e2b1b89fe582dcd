import type { ResolvedSession } from './ResolvedSession.ts';

type Ends = Pick<ResolvedSession, 'expiresAt' | 'idleUntil'>;

/** When the session ends if nothing more is asked with it: what a page counts down to. */
export const effectiveEnd = ({ expiresAt, idleUntil }: Ends): Date =>
  idleUntil && idleUntil < expiresAt ? idleUntil : expiresAt;

const seconds = (until: Date, now: Date) => Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** The value of SESSION_ENDS_HEADER. */
export const endsAsHeader = (session: Ends, now: Date): string =>
  `${seconds(effectiveEnd(session), now)}, ${seconds(session.expiresAt, now)}`;
