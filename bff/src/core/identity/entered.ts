import { AppError } from '../../http/errors.ts';
import type { ResolvedSession } from './ResolvedSession.ts';

/**
 * Refuses staff who have entered as a visitor: votes, password, consents, data to take along and what is sent to a
 * mailbox are the visitor's own (docs/decisions/082).
 */
export function refuseEntered(session: ResolvedSession): void {
  if (session.enteredById !== null) throw new AppError('FORBIDDEN');
}
