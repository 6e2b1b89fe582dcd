import { Gauge, type Metric } from 'prom-client';
import { AppError } from '../errors.ts';

export interface StreamCapacityOptions {
  /** Streams at once, in all. */
  readonly most: number;
  /** And of one address, which may be a school or a mobile network. */
  readonly mostPerAddress: number;
}

/** Counts the streams that a process has open, whatever they tell, and refuses those beyond the limits. */
export class StreamCapacity {
  readonly #options: StreamCapacityOptions;
  readonly #addresses = new Map<string, number>();
  #taken = 0;

  constructor(options: StreamCapacityOptions) {
    this.#options = options;
  }

  /** By which more processes are started before one is full. */
  get metrics(): readonly Metric[] {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      });
    return [
      gauge('live_streams', 'Streams of what changes that are open.', () => this.#taken),
      gauge('live_streams_limit', 'How many this process takes (LIVE_STREAMS).', () => this.#options.most),
    ];
  }

  /** Throws when there is none. Who is refused asks now and then instead. */
  assert(address: string): void {
    const { most, mostPerAddress } = this.#options;
    if (this.#taken >= most) throw new AppError('UNAVAILABLE', { retryAfter: 30 });
    if ((this.#addresses.get(address) ?? 0) >= mostPerAddress)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 60 });
  }

  take(address: string): void {
    this.assert(address);
    this.#taken += 1;
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    this.#taken -= 1;
    const others = (this.#addresses.get(address) ?? 1) - 1;
    if (others === 0) this.#addresses.delete(address);
    else this.#addresses.set(address, others);
  }
}
