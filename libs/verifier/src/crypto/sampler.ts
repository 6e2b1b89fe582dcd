import { shake256 } from '@noble/hashes/sha3.js';
import { joined, utf8 } from './bytes.ts';

const WORDS = 1 << 14;
const RANGE = 2 ** 32;

/**
 * Whole numbers from 0 to below a bound, each as likely: SHAKE256 of seed and label, four bytes a number, the most significant
 * first; one at or above the last whole multiple of the bound is passed over.
 */
export function sampler(seed: Uint8Array, label: string): (bound: number) => number {
  const stream = shake256.create({}).update(joined(seed, utf8(label)));
  const bytes = new Uint8Array(4 * WORDS);
  const view = new DataView(bytes.buffer);
  let at = bytes.length;
  const next = () => {
    if (at === bytes.length) {
      stream.xofInto(bytes);
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4);
  };
  return (bound) => {
    const limit = RANGE - (RANGE % bound);
    let number = next();
    while (number >= limit) number = next();
    return number % bound;
  };
}

/** Fisher–Yates from the last place down, each time with one at or below it. */
export function shuffle<Items extends { [index: number]: number; readonly length: number }>(
  items: Items,
  below: (bound: number) => number,
): Items {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const pick = below(last + 1);
    const kept = items[last] as number;
    items[last] = items[pick] as number;
    items[pick] = kept;
  }
  return items;
}
