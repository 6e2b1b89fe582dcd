import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { WinnerRecord } from './winner-record.ts';

/**
 * Queues the letter that asks for documents, in the transaction of the attempt it is, and ties it to the winner, so that
 * staff see how it fares. USER_NOT_FOUND for who has left.
 */
export async function writeToWinner(
  { mail, config }: Pick<RequestContext, 'mail' | 'config'>,
  tx: Transaction,
  { id, prize, registration }: WinnerRecord,
): Promise<void> {
  if (registration === null || registration.anonymisedAt !== null) throw new AppError('USER_NOT_FOUND');
  const mailId = await mail.queue(tx, {
    to: registration.email,
    template: 'winner_drawn',
    // Nobody is asked for a language when they register: the promotion's is Portuguese.
    language: 'pt',
    name: registration.name,
    link: new URL('/perfil', config.publicUrl).href,
    params: { prize: prize.title, draw: prize.draw.title },
  });
  await tx.winner.update({ where: { id }, data: { mailId } });
}
