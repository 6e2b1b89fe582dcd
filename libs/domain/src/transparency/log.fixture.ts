import type { Sha256 } from '../draw/list-entry.ts';
import { leafHash, nodeHash } from '../draw/list-tree.ts';
import { closedBy, hashOfSubtrees, subtreesOf, type LeafRange } from './tree.ts';

/** A log as the product keeps one: the hashes of whole subtrees, which never change. */
export class KeptTree {
  readonly #hashes = new Map<string, Uint8Array>();
  readonly #sha256: Sha256;
  #size = 0;

  constructor(sha256: Sha256, entries: readonly Uint8Array[]) {
    this.#sha256 = sha256;
    for (const entry of entries) this.append(entry);
  }

  append(entry: Uint8Array): void {
    this.#hashes.set(`0 ${this.#size}`, leafHash(this.#sha256, entry));
    for (const { level, index } of closedBy(this.#size))
      this.#hashes.set(
        `${level} ${index}`,
        nodeHash(this.#sha256, this.hashAt(level - 1, index * 2), this.hashAt(level - 1, index * 2 + 1)),
      );
    this.#size += 1;
  }

  hashAt(level: number, index: number): Uint8Array {
    const hash = this.#hashes.get(`${level} ${index}`);
    if (hash === undefined) throw new RangeError(`No whole subtree ${index} at level ${level}.`);
    return hash;
  }

  hashOf(range: LeafRange): Uint8Array {
    const hashes = subtreesOf(range).map(({ level, index }) => this.hashAt(level, index));
    return hashOfSubtrees(this.#sha256, hashes);
  }

  rootAt(size: number): Uint8Array {
    return this.hashOf({ from: 0, to: size });
  }
}
