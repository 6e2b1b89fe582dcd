import type { Language } from '@fio/contracts';
import { type Subscribed, USUAL_QUIET_HOURS } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import { holdOwnRows } from '../../core/people/hold-own-rows.ts';
import { notificationProof } from './notification-proof.ts';

/** Who decides, from where, and by which way. */
export interface SubscriptionDecision extends Subscribed {
  readonly registrationId: string;
  readonly wanted: boolean;
  /** Where it was decided: on the site, by an e-mail's link, by a push notification's button. */
  readonly from: 'web' | 'email' | 'push';
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** What somebody was told so long before they ended it has nothing to do with it. */
const LAST_MS = 7 * 86_400_000;

/** Marks the last that they were told of it by this way: staff see of each event how many had enough. */
async function markLastTold(tx: Transaction, decision: SubscriptionDecision, at: Date): Promise<void> {
  const { registrationId, kind, channel } = decision;
  const sentAt = { gt: new Date(at.getTime() - LAST_MS) };
  const last = await tx.notification.findFirst({
    where: { registrationId, channel, sentAt, event: { kind } },
    orderBy: { sentAt: 'desc' },
    select: { id: true },
  });
  if (last) await tx.notification.update({ where: { id: last.id }, data: { endedAt: at } });
}

/** True when a row was made or gone: the same once more changes nothing. */
async function settle(tx: Transaction, decision: SubscriptionDecision, at: Date): Promise<boolean> {
  const { registrationId, kind, channel, wanted, language } = decision;
  const row = { registrationId, kind, channel };
  if (!wanted) {
    const { count } = await tx.notificationSubscription.deleteMany({ where: row });
    if (count > 0) await markLastTold(tx, decision, at);
    return count > 0;
  }
  const { count } = await tx.notificationSubscription.createMany({
    data: { ...row, createdAt: at },
    skipDuplicates: true,
  });
  const { from: quietFrom, until: quietUntil } = USUAL_QUIET_HOURS;
  // They are told in the language they asked in.
  await tx.notificationSettings.upsert({
    where: { registrationId },
    create: { registrationId, language, quietFrom, quietUntil },
    update: { language },
  });
  return count > 0;
}

/**
 * Writes the decision down, and into the ledger of consents. Nobody who has left begins anew; once is enough and twice is no
 * mistake, however often a mail program posts it.
 */
export async function decideSubscription(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  decision: SubscriptionDecision,
): Promise<void> {
  const { registrationId, kind, channel, wanted, language, ip, userAgent, from } = decision;
  const at = clock.now();
  if (!(await holdOwnRows(tx, registrationId)) || !(await settle(tx, decision, at))) return;
  const proof = notificationProof(language, { kind, channel });
  await tx.consent.create({
    data: {
      registrationId,
      purpose: 'notifications',
      granted: wanted,
      channel: from,
      ...proof,
      ip,
      userAgent,
      at,
    },
  });
  await recordLog(tx, {
    kind: wanted ? 'consent' : 'unsubscribe',
    registrationId,
    at,
    from: { ip, userAgent },
    detail: { purpose: 'notifications' },
  });
}
