import type { Infrastructure } from '../../../core/infrastructure.ts';
import { SendFailure } from '../../../core/mail/send-failure.ts';
import type { MailTransport } from '../../../core/mail/transport.ts';
import { letterOfDispatch, type LetteredDispatch } from '../letter.ts';
import type { Result } from './note-results.ts';
import type { TakenMessage } from './take-messages.ts';

const MINUTE = 60_000;
/** A mailbox that has no room, or greets nobody it doesn't know, is tried again after these; then never. */
const WAITS = [5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

function bounced({ id, attempts }: TakenMessage, error: string, now: Date): Result {
  const wait = WAITS[attempts];
  if (wait === undefined) return { id, state: 'soft_bounced', isTry: true, error, dueAt: null };
  return { id, state: 'queued', isTry: true, error, dueAt: new Date(now.getTime() + wait) };
}

function resultOf(message: TakenMessage, failure: unknown, now: Date): Result {
  const error = failure instanceof Error ? failure.message : String(failure);
  const kind = failure instanceof SendFailure ? failure.kind : 'refused';
  const ended = { id: message.id, isTry: true, error, dueAt: null } as const;
  if (kind === 'soft') return bounced(message, error, now);
  if (kind === 'hard') return { ...ended, state: 'hard_bounced' };
  if (kind === 'unconfirmed') return { ...ended, state: 'unconfirmed' };
  if (kind === 'refused') return { ...ended, state: 'failed' };
  // Our own way to the server: nothing that this reader's mailbox had a part in.
  return { ...ended, isTry: false, state: 'queued', dueAt: now };
}

/** What the mail server said when it could not be reached at all; null while it answers. */
export interface Sent {
  readonly results: Result[];
  readonly trouble: string | null;
}

/** Hands messages over side by side; one that can't be delivered holds no other one up. */
export async function sendMessages(
  services: Infrastructure,
  transport: MailTransport | null,
  dispatch: LetteredDispatch,
  messages: readonly TakenMessage[],
): Promise<Sent> {
  let trouble: string | null = null;
  const send = async (message: TakenMessage): Promise<Result> => {
    const { id, recipient, registrationId, name } = message;
    const done = { id, isTry: transport !== null, error: null, dueAt: null };
    if (transport === null) return { ...done, state: 'kept' };
    try {
      const letter = letterOfDispatch(services, dispatch, { id: registrationId, name });
      await transport.send({ id, to: recipient, ...letter });
      return { ...done, state: 'sent' };
    } catch (failure) {
      if (failure instanceof SendFailure && failure.kind === 'trouble') trouble = failure.message;
      return resultOf(message, failure, services.clock.now());
    }
  };
  return { results: await Promise.all(messages.map(send)), trouble };
}
