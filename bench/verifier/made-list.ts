import {
  blockBytes,
  ELIGIBLE_SEAL,
  leafHash,
  LIST_BLOCK,
  type Listed,
  listKey,
  type ListProof,
  listTag,
  type ListTree,
  type NumberList,
  rootOf,
  sealBytes,
  sealedTag,
  SERIES_SIZE,
  seriesOrder,
  siblingsOf,
  type Stretch,
  toHex,
  treeOf,
} from '@fio/domain';
import { sha256 } from '@fio/bff/src/core/secrets/sha256.ts';
import { shake256 } from '@fio/bff/src/core/secrets/shake256.ts';

const SECRET = new Uint8Array(32).fill(7);
const CANNOT = ['blocked_cpf', 'under_age', 'ineligible'] as const;

/** Each number is another person's. */
const holderOf = (code: number) => `0190a000-0000-7000-8000-${String(code).padStart(12, '0')}`;

/** Every second number can't win. */
const standingOf = (code: number) =>
  code % 2 === 0 ? 'eligible' : (CANNOT[((code - 1) / 2) % CANNOT.length] ?? 'ineligible');

function sealOf(code: number): Uint8Array {
  const standing = standingOf(code);
  return standing === 'eligible' ? ELIGIBLE_SEAL : sealBytes({ standing });
}

export const openingOf = (code: number) => ({
  code,
  key: toHex(listKey(sha256, SECRET, code)),
  registrationId: holderOf(code),
});
const holderTag = (code: number) => listTag(sha256, listKey(sha256, SECRET, code), holderOf(code));
export const shownOf = (code: number) => ({ holder: toHex(holderTag(code)), seal: toHex(sealOf(code)) });

/** The list of a draw as it is frozen, made in memory as the product makes it from its tables. */
export class MadeList implements NumberList {
  readonly #codes: Uint32Array;
  readonly #tree: ListTree;

  constructor(drawId: string, seed: Uint8Array, series: number, count: number) {
    this.#codes = new Uint32Array(count);
    let at = 0;
    for (let one = 0; one < series; one += 1) {
      const given = Math.floor((count - one + series - 1) / series);
      const order = seriesOrder(shake256, seed, { draw: drawId, series: one, size: SERIES_SIZE });
      for (const number of order.slice(0, given).sort()) this.#codes[at++] = one * SERIES_SIZE + number;
    }
    const leaves = new Uint8Array(this.blocks * 32);
    for (let index = 0; index < this.blocks; index += 1)
      leaves.set(leafHash(sha256, this.#block(index)), index * 32);
    this.#tree = treeOf(sha256, leaves);
  }

  get count(): number {
    return this.#codes.length;
  }

  get blocks(): number {
    return Math.ceil(this.count / LIST_BLOCK);
  }

  get root(): string {
    return toHex(rootOf(this.#tree));
  }

  #block(index: number): Uint8Array {
    const codes = [...this.#codes.subarray(index * LIST_BLOCK, (index + 1) * LIST_BLOCK)];
    return blockBytes(codes.map((code) => ({ code, tag: sealedTag(sha256, holderTag(code), sealOf(code)) })));
  }

  /** Of the first with this code or above. */
  #indexOf(code: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#codes[middle] ?? Infinity) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #listed(index: number): Listed | null {
    const code = this.#codes[index];
    return code === undefined ? null : { code, holder: holderOf(code), standing: standingOf(code) };
  }

  atOrAbove(code: number): Promise<Listed | null> {
    return Promise.resolve(this.#listed(this.#indexOf(code)));
  }

  below(code: number): Promise<Listed | null> {
    return Promise.resolve(this.#listed(this.#indexOf(code) - 1));
  }

  /** The blocks over these stretches, with what lies beside them. */
  prove(stretches: readonly Stretch[]): ListProof {
    const found = new Set<number>();
    for (const { from, to } of stretches) {
      const first = Math.max(0, this.#indexOf(from) - 1);
      const last = Math.min(this.count - 1, this.#indexOf(to + 1));
      for (let block = Math.floor(first / LIST_BLOCK); block <= Math.floor(last / LIST_BLOCK); block += 1)
        found.add(block);
    }
    const indexes = [...found].toSorted((one, other) => one - other);
    return {
      blocks: indexes.map((index) => ({ index, entries: toHex(this.#block(index)) })),
      siblings: siblingsOf(this.#tree, indexes).map(toHex),
    };
  }
}
