import type { NotificationKind } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { NotificationEvent } from '../../generated/prisma/client.ts';
import { notifyQueue } from '../../core/notifications/notify-queue.ts';
import { alone, Pace } from '../dispatches/index.ts';
import { finish, finishCancelled } from './finish.ts';
import { gather } from './gather.ts';
import type { NotificationServices } from './notification-services.ts';
import { PushSender } from './push/PushSender.ts';
import { type DuePush, sendPushes } from './push/send-pushes.ts';
import { subjectOf } from './subject.ts';
import { settle, takeDue } from './take-due.ts';
import { isLettered, writeLetters } from './write-letters.ts';

/** One job's while: short beside its limit, so that a worker that is told to stop does. */
const WHILE = 20_000;
/** Notifications taken at once. */
const AT_ONCE = 50;
/** After this a worker that took some is given up; what it had sent takes its own place on the device, by its topic. */
const LEASE = 5 * 60_000;

/** Whether it is still being sent, and stays so until the commit: who cancels it waits, and after that nobody is taken. */
async function holdSending(tx: Transaction, { id }: NotificationEvent): Promise<boolean> {
  const held = await tx.$queryRaw<object[]>`
    SELECT FROM notification_events WHERE id = ${id}::uuid AND state = 'sending' FOR SHARE`;
  return held.length > 0;
}

/** Tells people of events, while by while. May be asked for the same event twice, even at once and by several processes. */
export class NotificationWorker {
  readonly #services: Infrastructure;
  readonly #pace: Pace;
  readonly #sender: PushSender;

  constructor(services: Infrastructure, { pushKeys }: NotificationServices) {
    this.#services = services;
    this.#sender = new PushSender(services.config, pushKeys);
    this.#pace = new Pace(services.config.notificationsPerMinute);
  }

  /** Works on an event for a while, and asks for another one where there is more to do. */
  async work(eventId: string): Promise<void> {
    const { pool, db, jobs } = this.#services;
    const until = performance.now() + WHILE;
    const more = await alone(pool, eventId, async () => {
      if (!(await gather(this.#services, eventId, until))) return true;
      return this.#send(eventId, until);
    });
    if (more === true) await jobs.send(db, notifyQueue, { eventId });
  }

  /** True when the time was up before all that is due was sent. */
  async #send(id: string, until: number): Promise<boolean> {
    for (;;) {
      if (performance.now() > until) return true;
      const { db } = this.#services;
      const event = await db.notificationEvent.findUnique({ where: { id } });
      if (event?.state === 'cancelled') return !(await finishCancelled(this.#services, id, until));
      if (event?.state !== 'sending') return false;
      const taken = await this.#sendSome(event);
      if (!taken) {
        await finish(this.#services, id, { stands: taken !== null });
        return false;
      }
      // For what left, not for what might have: most events have one person.
      await this.#pace.take(taken);
    }
  }

  /** How many were taken; null when what they are about stands no more, or it was cancelled meanwhile. */
  async #sendSome(event: NotificationEvent): Promise<number | null> {
    const { db, clock } = this.#services;
    const now = clock.now();
    const held = await db.$transaction((tx) => this.#takeSome(tx, event, now));
    if (held === null) return null;
    const { subject, pushes, taken } = held;
    if (pushes.length > 0) {
      const sending = { ...this.#services, sender: this.#sender };
      await settle(db, await sendPushes(sending, event, subject, pushes), clock.now());
    }
    return taken;
  }

  /** Letters leave by the outbox in the same commit; browsers are written to after it, and by nobody else meanwhile. */
  async #takeSome(tx: Transaction, event: NotificationEvent, now: Date) {
    // Held by a check constraint.
    const kind = event.kind as NotificationKind;
    if (!(await holdSending(tx, event))) return null;
    const subject = await subjectOf(tx, kind, event.recordId);
    if (!subject?.stands) return null;
    const { due, taken } = await takeDue(tx, event, AT_ONCE, now);
    const readers = due.filter(({ device }) => device === null);
    const pushes = due.filter((one): one is DuePush => one.device !== null);
    if (isLettered(kind)) await writeLetters(this.#services, tx, kind, subject, readers);
    const until = new Date(now.getTime() + LEASE);
    const settled = [
      ...readers.map(({ id }) => ({ id, state: 'sent' as const })),
      ...pushes.map(({ id }) => ({ id, state: 'sending' as const, dueAt: until })),
    ];
    await settle(tx, settled, now);
    return { subject, pushes, taken };
  }
}
