import { fromHex, isSame, joined, readBigEndian, sha256, toHex } from '../crypto/bytes.ts';
import { leafHash, rootFrom } from '../crypto/merkle.ts';
import { below, type Place, Refusal } from '../reading/Refusal.ts';
import type { Commitment, ListProof } from './forms.ts';

const BLOCK = 64;
const ENTRY = 36;
export const LAST_CODE = 99_999_999;

/** A number of the list, and what stands for its holder and standing. */
export interface Listed {
  readonly code: number;
  /** 32 bytes. */
  readonly tag: Uint8Array;
  readonly place: Place;
}

interface Block {
  readonly index: number;
  readonly bytes: Uint8Array;
  readonly entries: readonly Listed[];
}

type Outline = Pick<Commitment, 'count' | 'blocks' | 'root'>;

/** How many numbers a block has: all but the last 64. */
const sizeOf = ({ count, blocks }: Outline, index: number): number =>
  index === blocks - 1 ? count - index * BLOCK : BLOCK;

function readBlock(outline: Outline, { index, entries }: ListProof['blocks'][number], place: Place): Block {
  const bytes = fromHex(entries);
  if (index >= outline.blocks) throw new Refusal(below(place, 'index'), 'block_malformed', String(index));
  if (bytes.length !== sizeOf(outline, index) * ENTRY)
    throw new Refusal(below(place, 'entries'), 'block_malformed', `${bytes.length} bytes`);
  const read = Array.from({ length: bytes.length / ENTRY }, (_, at) => {
    const entry = bytes.subarray(at * ENTRY, (at + 1) * ENTRY);
    return {
      code: readBigEndian(entry.subarray(0, 4)),
      tag: entry.subarray(4),
      place: below(place, 'entries'),
    };
  });
  return { index, bytes, entries: read };
}

/** Places and codes ascend, and no code is above the last there is. */
function checkOrder(blocks: readonly Block[], place: Place): void {
  let [index, code] = [-1, -1];
  for (const [at, block] of blocks.entries()) {
    if (block.index <= index)
      throw new Refusal(below(place, at, 'index'), 'block_malformed', String(block.index));
    index = block.index;
    for (const entry of block.entries) {
      if (entry.code <= code || entry.code > LAST_CODE)
        throw new Refusal(entry.place, 'block_malformed', `${entry.code} after ${code}`);
      code = entry.code;
    }
  }
}

/** The part of a committed list that its evidence shows; a question beyond that is refused. */
export class ShownList {
  readonly #entries: readonly Listed[];
  /** Whether nothing lies between an entry and the one before it in #entries. */
  readonly #follows: readonly boolean[];
  readonly #isEndShown: boolean;
  readonly #place: Place;
  readonly blocks: readonly { readonly first: number; readonly entries: readonly Listed[] }[];

  /** Refusal where the proof isn't of this list. */
  constructor(outline: Outline, proof: ListProof, place: Place) {
    if (outline.blocks !== Math.ceil(outline.count / BLOCK)) throw new Refusal(place, 'list_not_whole');
    const at = below(place, 'blocks');
    const blocks = proof.blocks.map((block, index) => readBlock(outline, block, below(at, index)));
    checkOrder(blocks, at);
    const leaves = blocks.map(({ index, bytes }) => ({ index, hash: leafHash(bytes) }));
    const root =
      outline.blocks === 0 && proof.siblings.length === 0
        ? sha256(new Uint8Array())
        : rootFrom(outline.blocks, leaves, proof.siblings.map(fromHex));
    if (root === null) throw new Refusal(below(place, 'siblings'), 'list_root_differs');
    if (toHex(root) !== outline.root) throw new Refusal(place, 'list_root_differs', toHex(root));
    this.blocks = blocks.map(({ index, entries }) => ({ first: index * BLOCK, entries }));
    this.#entries = blocks.flatMap(({ entries }) => entries);
    this.#follows = blocks.flatMap(({ index, entries }, before) =>
      entries.map((_, first) => first > 0 || index === (blocks[before - 1]?.index ?? -1) + 1),
    );
    this.#isEndShown = outline.blocks === 0 || blocks.at(-1)?.index === outline.blocks - 1;
    this.#place = below(place, 'blocks');
  }

  /** The first entry at `code` or above, by its place in #entries. */
  #at(code: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.code ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isGapShown(at: number): boolean {
    return at < this.#entries.length ? this.#follows[at] === true : this.#isEndShown;
  }

  /** The listed number at `code` or the next above it; null where there is none. */
  atOrAbove(code: number): Listed | null {
    if (code > LAST_CODE) return null;
    const at = this.#at(code);
    const found = this.#entries[at];
    if (found?.code !== code && !this.#isGapShown(at))
      throw new Refusal(this.#place, 'not_shown', `at or above ${code}`);
    return found ?? null;
  }

  /** The listed number next below `code`; null where there is none. */
  below(code: number): Listed | null {
    if (code <= 0) return null;
    const at = this.#at(code);
    const found = this.#entries[at - 1];
    if (found?.code !== code - 1 && !this.#isGapShown(at))
      throw new Refusal(this.#place, 'not_shown', `below ${code}`);
    return found ?? null;
  }

  /** The entry of a number; null where it is shown not to be in the list. */
  find(code: number): Listed | null {
    const found = this.atOrAbove(code);
    return found?.code === code ? found : null;
  }
}

/** What stands for a holder: of the number's key (16 bytes) and the registration's UUID. */
export const holderTag = (key: string, registrationId: string): Uint8Array =>
  sha256(joined(fromHex(key), fromHex(registrationId.replaceAll('-', ''))));

/** A number's tag in the list: of what stands for its holder, and its seal. */
export const isTag = ({ tag }: Listed, holder: Uint8Array, seal: Uint8Array): boolean =>
  isSame(tag, sha256(joined(holder, seal)));

/** The seal of a number that can win. */
export const ELIGIBLE = new Uint8Array(41);
