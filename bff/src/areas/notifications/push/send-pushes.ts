import type { NotificationKind } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { NotificationEvent } from '../../../generated/prisma/client.ts';
import type { Subject } from '../subject.ts';
import type { Device, Due, Settled } from '../take-due.ts';
import { messageOf } from './message-of.ts';
import type { PushOutcome, PushSender } from './PushSender.ts';

const MINUTE = 60_000;
/** A service that is busy or away is asked again after these, where it doesn't say when; then never. */
const WAITS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE);

/** A notification to a browser. */
export type DuePush = Due & { readonly device: Device };

function settledOf({ id, attempts }: Due, outcome: PushOutcome, now: Date): Settled {
  if (outcome.state === 'sent') return { id, state: 'sent' };
  if (outcome.state === 'gone') return { id, state: 'skipped', error: 'gone' };
  const { error } = outcome;
  const wait = WAITS[attempts];
  if (outcome.state === 'failed' || wait === undefined) return { id, state: 'failed', error };
  return { id, state: 'waiting', error, dueAt: new Date(now.getTime() + (outcome.after ?? wait)) };
}

interface Sending extends Pick<Infrastructure, 'db' | 'mail' | 'clock'> {
  readonly sender: PushSender;
}

/** Sends them side by side and says what became of each; a browser that takes nothing any more is forgotten. */
export async function sendPushes(
  { db, mail, clock, sender }: Sending,
  event: NotificationEvent,
  subject: Subject,
  pushes: readonly DuePush[],
): Promise<readonly Settled[]> {
  // Held by a check constraint.
  const kind = event.kind as NotificationKind;
  const settled = await Promise.all(
    pushes.map(async (push) => {
      const { registrationId, language, device } = push;
      const stop = mail.unsubscribeLinks.tokenFor(registrationId, { kind, channel: 'push' });
      const message = messageOf({ eventId: event.id, kind, subject, language, stop });
      const outcome = await sender.send(device, message, clock.now());
      return { ...settledOf(push, outcome, clock.now()), isGone: outcome.state === 'gone' };
    }),
  );
  const gone = pushes.filter((_, index) => settled[index]?.isGone).map(({ device }) => device.deviceId);
  if (gone.length > 0) await db.pushDevice.deleteMany({ where: { id: { in: gone } } });
  return settled;
}
