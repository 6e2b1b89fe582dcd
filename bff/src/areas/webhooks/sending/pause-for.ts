import { TIME_ZONE } from '@fio/domain';
import type { Actor } from '../../../core/actor.ts';
import { recordAction } from '../../../core/audit/record-action.ts';
import { readersOf } from '../../../core/identity/readers-of.ts';
import { LETTERS } from '../../../core/people/letters.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';

interface Pause {
  readonly id: string;
  readonly reason: 'failing' | 'gone' | 'owner';
  /** Since when nothing arrives; of an owner's account that was closed, now. */
  readonly since: Date;
  readonly now: Date;
}

const when = new Intl.DateTimeFormat(LETTERS, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** Nobody of the staff. */
const WORKER: Actor = { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null };

/** What is left to send again stays failed, as when staff pause it. */
const PAUSED = { state: 'paused', resendUntil: null, version: { increment: 1 } } as const;

/** Pauses an endpoint that takes nothing, or that nobody answers for, and tells who answers for it, once however many of its deliveries fail together. */
export async function pauseFor(
  { mail, config }: Pick<Infrastructure, 'mail' | 'config'>,
  tx: Transaction,
  { id, reason, since, now }: Pause,
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    // An account may have been opened again since it was looked for.
    where: { id, state: 'active', ...(reason === 'owner' && { owner: { disabledAt: { not: null } } }) },
    data: { ...PAUSED, pausedFor: reason, pausedAt: now },
  });
  if (count === 0) return;
  const { name, address, owner } = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    include: { owner: true },
  });
  for (const reader of await readersOf(tx, owner, 'webhooks:edit'))
    await mail.queue(tx, {
      to: reader.email,
      template: reason === 'owner' ? 'webhook_unowned' : 'webhook_paused',
      language: LETTERS,
      name: reader.name,
      link: new URL(`/admin/webhooks/${id}`, config.adminUrl).href,
      params: { endpoint: name, address, ...(reason !== 'owner' && { since: when.format(since) }) },
    });
  await recordAction(tx, {
    actor: WORKER,
    at: now,
    resource: 'webhooks',
    recordId: id,
    action: 'pause',
    summary: name,
    before: { state: 'active' },
    after: { state: 'paused', pausedFor: reason },
  });
}
