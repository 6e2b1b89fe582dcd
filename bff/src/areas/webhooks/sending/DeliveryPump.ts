import { setTimeout as delay } from 'node:timers/promises';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { type Claimed, claimDue } from './claim-due.ts';
import { sendDelivery } from './send-delivery.ts';

/** Until it looks again: where something was due there may be more, and a delivery that ends makes room for one at once. */
const SOON = 50;
const IDLE = 1_000;
/** After the database refused to say. */
const TROUBLED = 5_000;

type Services = Pick<Infrastructure, 'db' | 'pool' | 'clock' | 'mail' | 'config' | 'vaults' | 'log'>;

/** Sends what is due, endpoint by endpoint, from its start until it is stopped. Any number of processes may have one. */
export class DeliveryPump {
  readonly #services: Services;
  readonly #underWay = new Map<string, number>();
  readonly #sending = new Set<Promise<void>>();
  readonly #end = new AbortController();
  readonly #idle: number;
  #loop: Promise<void> | undefined;
  #wake = () => {};

  /** `idle`: milliseconds until it looks again after nothing was due. */
  constructor(services: Services, idle = IDLE) {
    this.#services = services;
    this.#idle = idle;
  }

  /** Begins to look for what is due; once more changes nothing. */
  start(): void {
    this.#loop ??= this.#run();
  }

  /** Sends all that is due now, and resolves when that is settled. */
  async sendDue(): Promise<number> {
    const claimed = await this.#take();
    await Promise.all(this.#sending);
    return claimed;
  }

  /** Takes no more and ends what is under way, which is sent again, by whoever comes, once its lease is over. */
  async stop(): Promise<void> {
    this.#end.abort();
    await Promise.all([this.#loop, ...this.#sending]);
  }

  async #run(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      const ended = new AbortController();
      this.#wake = () => ended.abort();
      const pause = await this.#take().then(
        (count) => (count > 0 ? SOON : this.#idle),
        (err: unknown) => {
          this.#services.log.warn({ err }, 'no deliveries could be taken');
          return TROUBLED;
        },
      );
      // What the database refused is not asked for any sooner.
      const until = pause === TROUBLED ? signal : AbortSignal.any([signal, ended.signal]);
      await delay(pause, undefined, { signal: until, ref: false }).catch(() => undefined);
    }
  }

  async #take(): Promise<number> {
    const { pool, clock } = this.#services;
    const claimed = await claimDue(pool, clock.now(), this.#underWay);
    for (const one of claimed) this.#send(one);
    return claimed.length;
  }

  #send(claimed: Claimed): void {
    const { endpointId } = claimed;
    this.#count(endpointId, 1);
    const sent = sendDelivery(this.#services, claimed, this.#end.signal)
      .catch((err: unknown) => {
        // Its lease runs out, and it is sent again.
        if (!this.#end.signal.aborted)
          this.#services.log.warn({ err, deliveryId: claimed.id }, 'a delivery was not settled');
      })
      .finally(() => {
        this.#count(endpointId, -1);
        this.#sending.delete(sent);
        this.#wake();
      });
    this.#sending.add(sent);
  }

  #count(endpointId: string, by: 1 | -1): void {
    const count = (this.#underWay.get(endpointId) ?? 0) + by;
    if (count > 0) this.#underWay.set(endpointId, count);
    else this.#underWay.delete(endpointId);
  }
}
