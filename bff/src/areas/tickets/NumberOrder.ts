import {
  capacityOf,
  numberAt,
  SERIES_SIZE,
  seriesOrder,
  type LuckyNumber,
  type NumberRange,
  type SeriesOrder,
} from '@fio/domain';
import { shake256 } from '../../core/secrets/shake256.ts';

export interface CommittedOrder {
  readonly drawId: string;
  readonly range: NumberRange;
  /** 32 bytes. */
  readonly seed: Uint8Array;
}

/** The order in which one draw's numbers are given out. Each series is computed when its turn comes, in about 5 ms. */
export class NumberOrder {
  readonly capacity: number;
  /** How many numbers each series has. */
  readonly size: number;
  readonly #committed: CommittedOrder;
  /** 400 kB each, outside the heap. */
  readonly #series = new Map<number, SeriesOrder>();

  constructor(committed: CommittedOrder) {
    this.#committed = committed;
    this.capacity = capacityOf(committed.range);
    this.size = committed.range.size;
  }

  at(counter: number): LuckyNumber {
    return numberAt(counter, this.#committed.range, this.#orderOf);
  }

  /** `length` places from `first` on, or as many as there are: series and order as one number, 8 digits at most. */
  stretch(first: number, length: number): number[] {
    const end = Math.min(first + length, this.capacity);
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => {
      const { series, order } = this.at(first + index);
      return series * SERIES_SIZE + order;
    });
  }

  readonly #orderOf = (series: number): SeriesOrder => {
    const { seed, drawId } = this.#committed;
    const order =
      this.#series.get(series) ?? seriesOrder(shake256, seed, { draw: drawId, series, size: this.size });
    this.#series.set(series, order);
    return order;
  };
}
