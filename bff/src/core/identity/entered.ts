import { AppError } from '../../http/errors.ts';
import type { ResolvedSession } from './ResolvedSession.ts';

/**
 * Refuses staff who have entered as a visitor: password, consents and what is sent to a mailbox are the
 * visitor's own to decide.
 */
export function refuseEntered(session: ResolvedSession): void {
  if (session.enteredById !== null) throw new AppError('FORBIDDEN');
}
