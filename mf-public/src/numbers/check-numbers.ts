import type { OwnDraw, OwnTicket } from '@fio/contracts/public/tickets';
import { isRightNumber, type SeriesOrder } from '@fio/domain/lucky-number';
import { seedOrder } from './seed-order.ts';

/** What came of a check: whether the seed is the promised one, and the numbers that aren't what its order gives. */
export interface Verdict {
  readonly isSeedRight: boolean;
  readonly wrong: readonly OwnTicket[];
}

/** Lets the page draw and answer between two series: each takes some milliseconds, and there may be hundreds. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Checks a draw's own numbers against its revealed seed, here and now: nothing is asked of the server. */
export async function checkNumbers({ commitment, tickets }: OwnDraw, seed: string): Promise<Verdict> {
  const { seriesFirst: first, seriesLast: last, seriesSize: size } = commitment;
  const { isSeedRight, orderOf } = await seedOrder(commitment, seed);
  const wrong: OwnTicket[] = [];
  let current: { readonly series: number; readonly order: SeriesOrder } | undefined;
  for (const ticket of tickets.toSorted((a, b) => a.series - b.series)) {
    const { series } = ticket;
    if (current?.series !== series) {
      await breath();
      current = { series, order: orderOf(series) };
    }
    const { order } = current;
    // The place of another series is wrong before its order would be asked for: an empty one gives no number.
    const ofSeries = (asked: number) => (asked === series ? order : new Uint32Array());
    if (!isRightNumber(ticket.counter, { series, order: ticket.number }, { first, last, size }, ofSeries))
      wrong.push(ticket);
  }
  return { isSeedRight, wrong };
}
