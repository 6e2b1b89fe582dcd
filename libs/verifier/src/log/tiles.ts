import { isSame } from '../crypto/bytes.ts';
import { subtreesOf } from '../crypto/merkle.ts';
import { below, Refusal, wholeOf } from '../reading/Refusal.ts';

const WIDTH = 256;
const HASH = 32;

/** A tile of a log: the entries from `from` on, or hashes of whole subtrees. */
export interface Tile {
  /** Below the log's address. */
  readonly path: string;
  readonly level: number | 'entries';
  readonly from: number;
  readonly width: number;
}

/** 1234067 is `x001/x234/067`. */
function groups(index: number): string {
  const text = String(index);
  const parts = text.padStart(Math.ceil(text.length / 3) * 3, '0').match(/.{3}/g) ?? [];
  return parts.map((part, at) => (at === parts.length - 1 ? part : `x${part}`)).join('/');
}

function row(level: Tile['level'], count: number): Tile[] {
  return Array.from({ length: Math.ceil(count / WIDTH) }, (_, index) => {
    const width = Math.min(WIDTH, count - index * WIDTH);
    const path = `tile/${level}/${groups(index)}${width === WIDTH ? '' : `.p/${width}`}`;
    return { path, level, width, from: index * WIDTH };
  });
}

/** The bundles of entries of a log. */
export const bundlesOf = (size: number): Tile[] => row('entries', size);

/** Its tiles of hashes, level by level. */
export function hashTilesOf(size: number): Tile[] {
  const found: Tile[] = [];
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / WIDTH))
    found.push(...row(level, count));
  return found;
}

/** The entries of a bundle, each behind its length in two bytes. */
export function readBundle({ path, width }: Tile, bytes: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const [high, low] = bytes.subarray(at, at + 2);
    const end = at + 2 + (high ?? 0) * 256 + (low ?? 0);
    if (low === undefined || end > bytes.length)
      throw new Refusal(below(wholeOf(path), entries.length), 'bundle_malformed');
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  if (entries.length !== width)
    throw new Refusal(wholeOf(path), 'bundle_malformed', `${entries.length} entries, not ${width}`);
  return entries;
}

/** Holds a tile of hashes against the leaves of the log. */
export function checkTile(
  { path, level, from, width }: Tile,
  bytes: Uint8Array,
  leaves: readonly Uint8Array[],
): void {
  if (level === 'entries') return;
  const span = WIDTH ** level;
  const wanted = subtreesOf(leaves.slice(from * span, (from + width) * span), span);
  if (bytes.length !== width * HASH)
    throw new Refusal(wholeOf(path), 'tile_differs', `${bytes.length} bytes`);
  for (const [index, hash] of wanted.entries())
    if (!isSame(hash, bytes.subarray(index * HASH, (index + 1) * HASH)))
      throw new Refusal(below(wholeOf(path), index), 'tile_differs');
}
