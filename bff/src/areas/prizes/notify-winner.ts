import { ownPrizeReasonEn } from '@fio/contracts/terms/prize-reasons.en';
import { ownPrizeReasonPt } from '@fio/contracts/terms/prize-reasons.pt';
import type { Language, LetterKey } from '@fio/contracts';
import { PRIZE_REASONS, profileAddress } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { PrizeRecord } from './prize-record.ts';

const reasons = { pt: ownPrizeReasonPt, en: ownPrizeReasonEn };

/** What a winner is written about. */
export type PrizeLetter = Extract<LetterKey, `prize_${'given' | 'validated' | 'invalid' | 'reopened'}`>;

/** The letter about the decision that a prize stands at, if it is one to write about. */
export function letterOf({ state }: Pick<PrizeRecord, 'state'>): PrizeLetter | null {
  if (state === 'validated') return 'prize_validated';
  return state === 'invalid' ? 'prize_invalid' : null;
}

/**
 * Queues the letter in the transaction of what it tells, and ties it to the prize, so that staff see how it fares. Who
 * has left is not written to.
 */
export async function notifyWinner(
  { mail, config }: Pick<Infrastructure, 'mail' | 'config'>,
  tx: Transaction,
  { id, kind, reason, registration, invoice }: PrizeRecord,
  template: PrizeLetter,
): Promise<void> {
  if (registration === null || registration.anonymisedAt !== null) {
    await tx.prize.update({ where: { id }, data: { mailId: null } });
    return;
  }
  // Held by a check constraint; who was given a prize by hand sent no invoice.
  const language = (invoice?.language ?? 'pt') as Language;
  const code = PRIZE_REASONS.find((one) => one === reason);
  const mailId = await mail.queue(tx, {
    to: registration.email,
    template,
    language,
    name: registration.name,
    link: new URL(profileAddress('premios'), config.publicUrl).href,
    params: (said) => ({
      prize: kind.title,
      reason: code === undefined ? (reason ?? '') : reasons[said][code],
    }),
  });
  await tx.prize.update({ where: { id }, data: { mailId } });
}
