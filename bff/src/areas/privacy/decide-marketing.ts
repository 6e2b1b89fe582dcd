import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import { marketingProof } from '../consents/index.ts';

/** Who decides, from where, and by which way. */
export interface MarketingDecision {
  readonly registrationId: string;
  readonly granted: boolean;
  readonly channel: 'web' | 'email' | 'staff';
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Writes the decision into the registration and the ledger of consents. True when it changed anything: the same decision
 * again leaves no second row, however often a mail program posts it.
 */
export async function decideMarketing(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  { registrationId, granted, channel, language, ip, userAgent }: MarketingDecision,
): Promise<boolean> {
  const { count } = await tx.registration.updateMany({
    where: { id: registrationId, anonymisedAt: null, marketing: !granted },
    data: { marketing: granted },
  });
  if (count === 0) return false;
  const proof = marketingProof(language);
  const seen = { ip, userAgent, at: clock.now() };
  await tx.consent.create({
    data: { registrationId, purpose: 'marketing', granted, channel, ...proof, ...seen },
  });
  await recordLog(tx, {
    kind: granted ? 'consent' : 'unsubscribe',
    registrationId,
    at: seen.at,
    from: channel === 'staff' ? null : seen,
    detail: { purpose: 'marketing' },
  });
  return true;
}
