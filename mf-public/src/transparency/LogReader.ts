import { sha256 } from '@noble/hashes/sha2.js';
import {
  entriesOf,
  TILE_HEIGHT,
  TILE_WIDTH,
  tilePath,
  tileWidth,
  type TileName,
} from '@fio/domain/transparency/tiles';
import { hashOfSubtrees, subtreesOf, type LeafRange, type Subtree } from '@fio/domain/transparency/tree';
import { leafHash, nodeHash } from '@fio/domain/draw/list-tree';

const HASH = 32;

/** The tiles or entries that came are not those of the tree above them. */
export class BentTileError extends Error {
  override readonly name = 'BentTileError';
}

/** Fetches what lies below `/transparency`; rejects where it can't. */
export type FetchBytes = (path: string) => Promise<Uint8Array>;

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** The root of a whole number of hashes, a power of two of them. */
function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes;
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, at) =>
      nodeHash(sha256, level[at * 2] as Uint8Array, level[at * 2 + 1] as Uint8Array),
    );
  return level[0] as Uint8Array;
}

/**
 * A log of one size as any stranger reads it, by its tiles. Each whole tile is held against the one above it: what it gives
 * is of the tree whose root `rangeHash({ from: 0, to: size })` is, or it rejects with BentTileError.
 */
export class LogReader {
  readonly #size: number;
  readonly #fetchBytes: FetchBytes;
  readonly #tiles = new Map<string, Promise<Uint8Array[]>>();

  /** `size` in entries. */
  constructor(size: number, fetchBytes: FetchBytes) {
    this.#size = size;
    this.#fetchBytes = fetchBytes;
  }

  /** The hash of some leaves: of a step of a proof, or the root. */
  async rangeHash(range: LeafRange): Promise<Uint8Array> {
    return hashOfSubtrees(
      sha256,
      await Promise.all(subtreesOf(range).map((subtree) => this.#subtree(subtree))),
    );
  }

  /** The texts of the entries of one bundle, from the 256·`index`-th on. */
  async bundle(index: number): Promise<string[]> {
    const name: TileName = {
      level: 'entries',
      index,
      width: tileWidth({ level: 'entries', index }, this.#size),
    };
    const [bytes, leaves] = await Promise.all([this.#fetchBytes(tilePath(name)), this.#tile(0, index)]);
    const entries = entriesOf(bytes);
    const isRight =
      entries?.length === leaves.length &&
      entries.every((entry, at) => isSame(leafHash(sha256, entry), leaves[at] as Uint8Array));
    if (!isRight) throw new BentTileError(`The entries of bundle ${index} are not those of the tree.`);
    return entries.map((entry) => new TextDecoder().decode(entry));
  }

  async #subtree({ level, index }: Subtree): Promise<Uint8Array> {
    const tileLevel = Math.floor(level / TILE_HEIGHT);
    const width = 2 ** (level % TILE_HEIGHT);
    const from = index * width;
    const hashes = await this.#tile(tileLevel, Math.floor(from / TILE_WIDTH));
    return rootOf(hashes.slice(from % TILE_WIDTH, (from % TILE_WIDTH) + width));
  }

  #tile(level: number, index: number): Promise<Uint8Array[]> {
    const key = `${level} ${index}`;
    const known = this.#tiles.get(key) ?? this.#readTile(level, index);
    this.#tiles.set(key, known);
    return known;
  }

  async #readTile(level: number, index: number): Promise<Uint8Array[]> {
    const width = tileWidth({ level, index }, this.#size);
    const bytes = await this.#fetchBytes(tilePath({ level, index, width }));
    if (bytes.length !== width * HASH) throw new BentTileError(`Tile ${level}/${index} has another length.`);
    const hashes = Array.from({ length: width }, (_, at) => bytes.subarray(at * HASH, (at + 1) * HASH));
    if (width < TILE_WIDTH) return hashes;
    const above = await this.#tile(level + 1, Math.floor(index / TILE_WIDTH));
    if (!isSame(rootOf(hashes), above[index % TILE_WIDTH] as Uint8Array))
      throw new BentTileError(`Tile ${level}/${index} is not of the tree above it.`);
    return hashes;
  }
}
