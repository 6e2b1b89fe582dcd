import { shake256 } from '@noble/hashes/sha3.js';
import type { OwnDraw, OwnTicket } from '@fio/contracts/public/tickets';
import { isRightNumber, seriesOrder, type SeriesOrder } from '@fio/domain/lucky-number';
import type { Shake256 } from '@fio/domain/sampling';
import { sha256 } from '../page/sha256.ts';

/** What came of a check: whether the seed is the promised one, and the numbers that aren't what its order gives. */
export interface Verdict {
  readonly isSeedRight: boolean;
  readonly wrong: readonly OwnTicket[];
}

const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });
const bytesOf = (hexadecimal: string) =>
  Uint8Array.from({ length: hexadecimal.length / 2 }, (_, at) =>
    Number.parseInt(hexadecimal.slice(at * 2, at * 2 + 2), 16),
  );
/** Lets the page draw and answer between two series: each takes some milliseconds, and there may be hundreds. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Checks a draw's own numbers against its revealed seed, here and now: nothing is asked of the server. */
export async function checkNumbers({ commitment, tickets }: OwnDraw, seedText: string): Promise<Verdict> {
  const { drawId, seriesFirst: first, seriesLast: last, seedHash } = commitment;
  const seed = bytesOf(seedText);
  const isSeedRight = (await sha256(seed)) === seedHash;
  const wrong: OwnTicket[] = [];
  let current: { readonly series: number; readonly order: SeriesOrder } | undefined;
  for (const ticket of tickets.toSorted((a, b) => a.series - b.series)) {
    const { series } = ticket;
    if (current?.series !== series) {
      await breath();
      current = { series, order: seriesOrder(shake, seed, drawId, series) };
    }
    const { order } = current;
    // The place of another series is wrong before its order would be asked for: an empty one gives no number.
    const orderOf = (asked: number) => (asked === series ? order : new Uint32Array());
    if (!isRightNumber(ticket.counter, { series, order: ticket.number }, { first, last }, orderOf))
      wrong.push(ticket);
  }
  return { isSeedRight, wrong };
}
