import type { Transaction } from '../database/prisma.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailQueue } from './mail-queue.ts';
import { renderMail, type MailContent } from './render.ts';

export interface Mail {
  /**
   * Writes a message into the outbox and its job beside it, in the transaction that causes it: an e-mail is
   * neither lost nor sent for something that never happened. Gives the message's id.
   */
  queue: (tx: Transaction, message: MailContent & { to: string }) => Promise<string>;
}

export function createMail(jobs: Jobs): Mail {
  return {
    queue: async (tx, { to, ...content }) => {
      const { id } = await tx.outboxMessage.create({
        data: {
          recipient: to,
          template: content.template,
          unsubscribe: content.unsubscribe ?? null,
          ...renderMail(content),
        },
        select: { id: true },
      });
      await jobs.send(tx, mailQueue, { messageId: id });
      return id;
    },
  };
}
