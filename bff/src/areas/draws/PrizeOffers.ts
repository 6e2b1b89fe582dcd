import type { PrizesPage } from '@fio/contracts';
import { withinDeadline } from '../../core/deadline.ts';

/** So old what is told may be, from when its reading began. */
const MAX_AGE_MS = 1_000;
/** One that takes longer fails for all who wait, and is begun anew by whoever asks next. */
const MAX_READING_MS = 10_000;

/**
 * What can be won, read at most once a second in each process, whoever asks: the endpoint, the home page or the page of
 * prizes. A reading that failed is read again by whoever asks next.
 */
export class PrizeOffers {
  readonly #read: () => Promise<PrizesPage>;
  #reading: Promise<PrizesPage> | null = null;
  /** By the clock of `performance`; whatever is under way is joined, so that a slow database gets no second one. */
  #goodUntil = 0;

  constructor(read: () => Promise<PrizesPage>) {
    this.#read = read;
  }

  current(): Promise<PrizesPage> {
    const began = performance.now();
    if (this.#reading && began < this.#goodUntil) return this.#reading;
    this.#goodUntil = Number.POSITIVE_INFINITY;
    this.#reading = withinDeadline(MAX_READING_MS, this.#read).then(
      (page) => {
        this.#goodUntil = began + MAX_AGE_MS;
        return page;
      },
      (cause: unknown) => {
        this.#reading = null;
        throw cause;
      },
    );
    return this.#reading;
  }
}
