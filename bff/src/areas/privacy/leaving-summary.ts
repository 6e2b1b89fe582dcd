import type { Leaving as LeavingView } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { waitingPrizes } from './waiting-prizes.ts';

/** Those that were accepted, and those that nobody has decided on. */
const UNDECIDED = ['received', 'checking', 'pending'];

/** What is there of a person by what becomes of it once they leave, in their own figures. */
export async function leavingSummary(db: PrismaClient, id: string): Promise<LeavingView> {
  const own = { registrationId: id };
  const [votes, accepted, undecided, numbers, delivered, published] = await Promise.all([
    db.vote.count({ where: { voterId: id } }),
    db.invoice.count({ where: { ...own, state: 'valid' } }),
    db.invoice.count({ where: { ...own, state: { in: UNDECIDED } } }),
    // Of draws that have not been held.
    db.ticket.count({ where: { ...own, state: 'distributed', pool: { draw: { publishedAt: null } } } }),
    db.prize.count({ where: { ...own, state: 'delivered' } }),
    db.suggestion.count({ where: { authorId: id, state: { in: ['approved', 'merged'] } } }),
  ]);
  const won = await db.winner.count({ where: { ...own, state: 'delivered' } });
  const waiting = await waitingPrizes(db, id);
  return {
    votes,
    suggestions: published,
    invoices: { accepted, undecided },
    numbers,
    prizes: { delivered: delivered + won, waiting },
  };
}
