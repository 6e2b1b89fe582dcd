import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { MailTransport } from './transport.ts';

interface Attempt {
  messageId: string;
  /** Whether nobody will try again: the message is then marked as failed, and kept. */
  isLast: boolean;
  now: Date;
}

/**
 * Sends one message of the outbox, or keeps it there when no mail server is configured. At least once: a message
 * already sent is left alone, one whose note of success was lost is sent again under the same message id.
 */
export async function deliver(
  db: PrismaClient,
  transport: MailTransport | null,
  { messageId, isLast, now }: Attempt,
): Promise<void> {
  const message = await db.outboxMessage.findUnique({ where: { id: messageId } });
  if (!message || message.state === 'sent' || message.state === 'kept') return;
  const { id, recipient, subject, html, text, unsubscribe } = message;
  if (!transport) {
    await db.outboxMessage.update({ where: { id }, data: { state: 'kept' } });
    return;
  }
  try {
    await transport.send({ id, to: recipient, subject, html, text, unsubscribe });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await db.outboxMessage.update({
      where: { id },
      data: { attempts: { increment: 1 }, error: reason.slice(0, 500), ...(isLast && { state: 'failed' }) },
    });
    throw error;
  }
  await db.outboxMessage.update({
    where: { id },
    data: { attempts: { increment: 1 }, state: 'sent', sentAt: now, error: null },
  });
}
