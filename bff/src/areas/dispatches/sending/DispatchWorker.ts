import type { Infrastructure } from '../../../core/infrastructure.ts';
import { MAIL_CONNECTIONS, type MailTransport } from '../../../core/mail/transport.ts';
import type { LetteredDispatch } from '../letter.ts';
import { alone } from './alone.ts';
import { dispatchQueue } from './dispatch-queue.ts';
import { gatherReaders } from './gather-readers.ts';
import { noteResults } from './note-results.ts';
import { Pace } from './Pace.ts';
import { sendMessages } from './send-messages.ts';
import { giveUpLost, settleCancelled, settleSent } from './settle-dispatch.ts';
import { takeMessages } from './take-messages.ts';

/** One job's while: short beside its limit, so that a worker that is told to stop does. */
const WHILE = 20_000;
/** Messages taken at once by each of the lanes, which is all that a killed worker leaves unconfirmed. */
const AT_ONCE = 8;

/** How a while of sending ended: nothing is due any more, the time was up, or the mail server is out of reach. */
type End = 'idle' | 'more' | 'trouble';

/** Works dispatches off, message by message. May be asked for the same one twice, even at once and by several processes. */
export class DispatchWorker {
  readonly #services: Infrastructure;
  readonly #transport: MailTransport | null;
  readonly #paces = new Map<string, Pace>();

  constructor(services: Infrastructure, transport: MailTransport | null) {
    this.#services = services;
    this.#transport = transport;
  }

  /** Works on a dispatch for a while, and asks for another one where there is more to do. */
  async work(dispatchId: string): Promise<void> {
    const { pool, db, jobs } = this.#services;
    const end = await alone(pool, dispatchId, async () => {
      await gatherReaders(this.#services, dispatchId);
      return this.#send(dispatchId);
    });
    // Only once the lock is let go of; in trouble the next minute is soon enough.
    if (end === 'more') await jobs.send(db, dispatchQueue, { dispatchId });
  }

  async #send(id: string): Promise<End> {
    const { db } = this.#services;
    const dispatch = await db.dispatch.findUnique({ where: { id }, include: { template: true } });
    if (!dispatch) return 'idle';
    await giveUpLost(db, id);
    if (dispatch.state === 'cancelled') await settleCancelled(this.#services, id);
    if (dispatch.state !== 'sending') return 'idle';
    const until = performance.now() + WHILE;
    // What is slow goes out one by one: then no lane waits for long.
    const lanes = Math.min(MAIL_CONNECTIONS, Math.ceil(dispatch.perMinute / 60));
    const lane = () => this.#lane(dispatch, until);
    // All of them to their end, even where one breaks: the lock is let go of after this, and what a lane is still
    // sending would be given up as lost.
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
    const ends = ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    if (ends.includes('trouble')) return 'trouble';
    if (ends.includes('more')) return 'more';
    await settleSent(this.#services, id);
    this.#paces.delete(id);
    return 'idle';
  }

  #paceOf({ id, perMinute }: LetteredDispatch): Pace {
    const pace = this.#paces.get(id) ?? new Pace(perMinute);
    this.#paces.set(id, pace);
    return pace;
  }

  async #lane(dispatch: LetteredDispatch, until: number): Promise<End> {
    const { db, clock } = this.#services;
    const { id, perMinute } = dispatch;
    const pace = this.#paceOf(dispatch);
    // Never more at once than a second's share, so that it goes out evenly.
    const many = Math.max(1, Math.min(AT_ONCE, Math.floor(perMinute / 60)));
    for (;;) {
      if (performance.now() > until) return 'more';
      await pace.take(many);
      const { messages, taken } = await takeMessages(db, id, many, clock.now());
      if (taken === 0) return 'idle';
      const { results, trouble } = await sendMessages(this.#services, this.#transport, dispatch, messages);
      await noteResults(db, results, clock.now());
      if (trouble !== dispatch.trouble) await this.#noteTrouble(dispatch, trouble);
      if (trouble !== null) return 'trouble';
    }
  }

  async #noteTrouble(dispatch: LetteredDispatch, trouble: string | null): Promise<void> {
    dispatch.trouble = trouble?.slice(0, 500) ?? null;
    await this.#services.db.dispatch.update({
      where: { id: dispatch.id },
      data: { trouble: dispatch.trouble },
    });
  }
}
