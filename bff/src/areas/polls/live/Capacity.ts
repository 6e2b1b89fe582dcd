import { AppError } from '../../../core/errors.ts';

export interface CapacityOptions {
  /** Streams at once, in all. */
  readonly most: number;
  /** And of one address, which may be a school or a mobile network. */
  readonly mostPerAddress: number;
}

/** Counts the streams that are open and refuses those beyond the limits. */
export class Capacity {
  readonly #options: CapacityOptions;
  readonly #addresses = new Map<string, number>();
  #taken = 0;

  constructor(options: CapacityOptions) {
    this.#options = options;
  }

  get taken(): number {
    return this.#taken;
  }

  get most(): number {
    return this.#options.most;
  }

  /** Throws when there is none. Who is refused asks for the results instead, now and then. */
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
