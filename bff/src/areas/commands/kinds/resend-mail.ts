import type { Services } from '../../../composition.ts';
import { mailQueue } from '../../../core/mail/mail-queue.ts';
import type { Command } from '../command.ts';

/** Older ones say what nobody needs to hear any more: their links have long run out. */
const WITHIN_MS = 7 * 86_400_000;
const BATCH = 100;

/** A dispatch's letter is written as it leaves, for who still wants it then: it is none of these. */
const failedSince = ({ clock }: Services) => ({
  state: 'failed',
  dispatchId: null,
  createdAt: { gte: new Date(clock.now().getTime() - WITHIN_MS) },
});

/** Puts some of them back on their way, each with its job; answers how many. */
const requeueSome = (services: Services) =>
  services.db.$transaction(async (tx) => {
    const found = await tx.outboxMessage.findMany({
      where: failedSince(services),
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const ids = found.map(({ id }) => id);
    await tx.outboxMessage.updateMany({
      where: { id: { in: ids }, state: 'failed' },
      data: { state: 'queued' },
    });
    for (const messageId of ids) await services.jobs.send(tx, mailQueue, { messageId });
    return ids.length;
  });

/** Sends e-mails again that were given up in the last seven days. */
export const resendMail: Command = {
  name: 'resend-mail',
  work: async (services, { isDry, tell, progress }) => {
    const total = await services.db.outboxMessage.count({ where: failedSince(services) });
    if (isDry) {
      tell('resendable', { count: total });
      return true;
    }
    let count = 0;
    for (let some = BATCH; some === BATCH; count += some) {
      some = await requeueSome(services);
      progress(count + some, Math.max(total, count + some));
    }
    tell('resent', { count });
    return true;
  },
};
