import type { Infrastructure } from '../../core/infrastructure.ts';
import type { LinkRequest } from './unsubscribe-queue.ts';

/** Messages to one address in a quarter of an hour, however many ask and from wherever. */
const MAILS = 3;
const WITHIN_MS = 15 * 60_000;

/**
 * The work behind POST /unsubscribe/link, done by the worker: whoever asks has been answered already and learns nothing
 * about who has an account.
 */
export async function sendUnsubscribeLink(services: Infrastructure, request: LinkRequest): Promise<void> {
  const { db, mail, clock } = services;
  const { email, language } = request;
  await db.$transaction(async (tx) => {
    const visitor = await tx.registration.findUnique({ where: { email } });
    if (!visitor) return;
    const createdAt = { gt: new Date(clock.now().getTime() - WITHIN_MS) };
    const where = { recipient: email, template: 'unsubscribe_link', createdAt };
    if ((await tx.outboxMessage.count({ where })) >= MAILS) return;
    const link = mail.unsubscribeLinks.addressFor(visitor.id);
    await mail.queue(tx, { to: email, template: 'unsubscribe_link', language, name: visitor.name, link });
  });
}
