import type { MailState } from '@fio/domain';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { SendFailure } from './send-failure.ts';
import type { MailTransport } from './transport.ts';

interface Attempt {
  messageId: string;
  /** Whether nobody will try again: the message is then marked as bounced or failed, and kept. */
  isLast: boolean;
  now: Date;
}

/** The mailbox isn't there: trying again would only harm our name. Else it waits, until nobody tries any more. */
function stateAfter(error: unknown, isLast: boolean): MailState {
  const kind = error instanceof SendFailure ? error.kind : null;
  if (kind === 'hard') return 'hard_bounced';
  if (!isLast) return 'queued';
  return kind === 'soft' ? 'soft_bounced' : 'failed';
}

/**
 * Sends one message of the outbox, or keeps it there when no mail server is configured. At least once: a message
 * already sent or bounced is left alone, one whose note of success was lost is sent again under the same message id.
 */
export async function deliver(
  db: PrismaClient,
  transport: MailTransport | null,
  { messageId, isLast, now }: Attempt,
): Promise<void> {
  const message = await db.outboxMessage.findUnique({ where: { id: messageId } });
  // A dispatch sends its messages itself: what is stored of them has no text.
  if (message?.state !== 'queued' || message.dispatchId !== null) return;
  const { id, recipient, subject, html, text, unsubscribe } = message;
  if (!transport) {
    await db.outboxMessage.update({ where: { id }, data: { state: 'kept' } });
    return;
  }
  try {
    await transport.send({ id, to: recipient, subject, html, text, unsubscribe });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = stateAfter(error, isLast);
    await db.outboxMessage.update({
      where: { id },
      data: { attempts: { increment: 1 }, error: reason.slice(0, 500), state },
    });
    if (state === 'hard_bounced') return;
    throw error;
  }
  await db.outboxMessage.update({
    where: { id },
    data: { attempts: { increment: 1 }, state: 'sent', sentAt: now, error: null },
  });
}
