import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '../database/prisma.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailQueue } from './mail-queue.ts';
import { renderMail, type MailContent } from './render.ts';

export interface Mail {
  /**
   * Writes a message into the outbox and its job beside it, in the transaction that causes it: an e-mail is
   * neither lost nor sent for something that never happened. Gives the message's id: `reserved`, if one was.
   */
  queue: (tx: Transaction, message: MailContent & { to: string }, reserved?: string) => Promise<string>;
  /**
   * The job of a message that the same transaction writes later on, and its id: for those who hold what others wait for
   * by the time they know what to write.
   */
  reserve: (tx: Transaction) => Promise<string>;
}

export function createMail(jobs: Jobs): Mail {
  const reserve = async (tx: Transaction) => {
    const messageId = randomUUIDv7();
    await jobs.send(tx, mailQueue, { messageId });
    return messageId;
  };
  return {
    reserve,
    queue: async (tx, { to, ...content }, reserved) => {
      const id = reserved ?? (await reserve(tx));
      // One statement: others may be waiting for the commit.
      await tx.outboxMessage.createMany({
        data: {
          id,
          recipient: to,
          template: content.template,
          unsubscribe: content.unsubscribe ?? null,
          ...renderMail(content),
        },
      });
      return id;
    },
  };
}
