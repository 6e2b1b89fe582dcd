import type { Infrastructure } from '../../core/infrastructure.ts';
import { createLink } from '../../core/identity/links.ts';
import { findAccount } from './accounts.ts';
import type { RecoveryRequest } from './recovery-queue.ts';

/** Messages to one account in a quarter of an hour, however many ask and from wherever. */
const MAILS = 3;
const WITHIN_MS = 15 * 60_000;

/**
 * The work behind POST /forgot, done by the worker: whoever asks has been answered already and learns nothing
 * from how long it takes.
 */
export async function sendRecovery(services: Infrastructure, request: RecoveryRequest): Promise<void> {
  const { db, mail, clock, config } = services;
  const { strategy, email, language } = request;
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const account = await findAccount(services, tx, strategy, { email });
    if (!account) return;
    const since = new Date(now.getTime() - WITHIN_MS);
    const sent = await tx.linkToken.count({
      where: { strategy, purpose: 'reset', subjectId: account.id, createdAt: { gt: since } },
    });
    if (sent >= MAILS) return;
    const token = await createLink(tx, { strategy, purpose: 'reset' }, account.id, now);
    const [path, template] =
      strategy === 'user' ? (['/reset/', 'reset'] as const) : (['/admin/reset/', 'admin_reset'] as const);
    const link = new URL(path + token, strategy === 'user' ? config.publicUrl : config.adminUrl).href;
    await mail.queue(tx, { to: account.email, template, language, name: account.name, link });
  });
}
