import { type DisqualificationReason, profileAddress, writtenDate } from '@fio/domain';
import { disqualificationPt } from '@fio/contracts/terms/winners.pt';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { announce } from '../../core/notifications/announce.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { WinnerRecord } from './winner-record.ts';

type Said =
  | { readonly template: 'winner_drawn' }
  | { readonly template: 'winner_accused'; readonly reason: DisqualificationReason; readonly until: Date };

/** Why, and the last day to answer: `until` is the midnight after it. */
const accusationOf = (said: Said): Readonly<Record<string, string>> =>
  said.template === 'winner_accused'
    ? {
        reason: disqualificationPt[said.reason],
        until: writtenDate(new Date(said.until.getTime() - 1), 'pt'),
      }
    : {};

/**
 * Queues a letter, the one that asks for documents unless said, in the transaction of the attempt it is, and ties it to the winner, so that
 * staff see how it fares. USER_NOT_FOUND for who has left.
 */
export async function writeToWinner(
  services: Pick<RequestContext, 'mail' | 'config' | 'jobs' | 'clock'>,
  tx: Transaction,
  { id, prize, registration }: WinnerRecord,
  said: Said = { template: 'winner_drawn' },
): Promise<void> {
  const { mail, config } = services;
  if (registration === null || registration.anonymisedAt !== null) throw new AppError('USER_NOT_FOUND');
  if (said.template === 'winner_drawn')
    await announce(services, runIn(tx), [{ kind: 'prize', recordId: id, registrationId: registration.id }]);
  const mailId = await mail.queue(tx, {
    to: registration.email,
    template: said.template,
    // Nobody is asked for a language when they register: the promotion's is Portuguese.
    language: 'pt',
    name: registration.name,
    link: new URL(profileAddress('numeros'), config.publicUrl).href,
    params: { prize: prize.title, draw: prize.draw.title, ...accusationOf(said) },
  });
  await tx.winner.update({ where: { id }, data: { mailId } });
}
