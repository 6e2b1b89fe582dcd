import type { MailState } from '@fio/domain';
import type { OutboxMessage, PrismaClient } from '../../generated/prisma/client.ts';
import type { Vaults } from '../secrets/vaults.ts';
import { emptied, openLetter, withoutSecrets } from './sealed-letter.ts';
import { SendFailure } from './send-failure.ts';
import type { MailTransport } from './transport.ts';

interface Attempt {
  messageId: string;
  /** Whether nobody will try again: the message is then marked as bounced or failed, and kept. */
  isLast: boolean;
  now: Date;
}

/** What the log says of a letter that came too late. */
const LINK_EXPIRED = 'The link of this message expired before it could be sent.';

/** The mailbox isn't there: trying again would only harm our name. Else it waits, until nobody tries any more. */
function stateAfter(error: unknown, isLast: boolean): MailState {
  const kind = error instanceof SendFailure ? error.kind : null;
  if (kind === 'hard') return 'hard_bounced';
  if (!isLast) return 'queued';
  return kind === 'soft' ? 'soft_bounced' : 'failed';
}

interface Sender {
  readonly db: PrismaClient;
  readonly vaults: Pick<Vaults, 'letters'>;
}

const hasExpired = ({ linkExpiresAt }: OutboxMessage, now: Date) =>
  linkExpiresAt !== null && linkExpiresAt <= now;

/** A link that opens nothing any more helps nobody, and its letter may have been emptied. */
const giveUp = ({ db }: Sender, message: OutboxMessage) =>
  db.outboxMessage.update({
    where: { id: message.id },
    data: { state: 'failed', error: LINK_EXPIRED, ...emptied(message) },
  });

/**
 * Sends one message of the outbox, or keeps it there when no mail server is configured. At least once: a message
 * already sent or bounced is left alone, one whose note of success was lost is sent again under the same message id.
 */
export async function deliver(
  sender: Sender,
  transport: MailTransport | null,
  { messageId, isLast, now }: Attempt,
): Promise<void> {
  const { db, vaults } = sender;
  const message = await db.outboxMessage.findUnique({ where: { id: messageId } });
  // A dispatch sends its messages itself: what is stored of them has no text.
  if (message?.state !== 'queued' || message.dispatchId !== null) return;
  const { id, recipient, subject, unsubscribe } = message;
  if (hasExpired(message, now)) {
    await giveUp(sender, message);
    return;
  }
  if (!transport) {
    await db.outboxMessage.update({ where: { id }, data: { state: 'kept' } });
    return;
  }
  try {
    const letter = openLetter(vaults.letters, message);
    await transport.send({ id, to: recipient, subject, ...letter, unsubscribe });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = stateAfter(error, isLast);
    await db.outboxMessage.update({
      where: { id },
      data: {
        attempts: { increment: 1 },
        error: withoutSecrets(reason).slice(0, 500),
        state,
        // Nobody tries this one again.
        ...(state === 'hard_bounced' && emptied(message)),
      },
    });
    if (state === 'hard_bounced') return;
    throw error;
  }
  await db.outboxMessage.update({
    where: { id },
    data: { attempts: { increment: 1 }, state: 'sent', sentAt: now, error: null, ...emptied(message) },
  });
}
