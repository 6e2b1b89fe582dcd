import { sha256 } from '@noble/hashes/sha2.js';
import type { LogEntry } from '@fio/contracts/public/draw-proof';
import { leafHash, nodeHash } from '@fio/domain/draw/list-tree';
import { parseCheckpoint } from '@fio/domain/transparency/checkpoint';
import { parseNote } from '@fio/domain/transparency/note';
import { isIncluded } from '@fio/domain/transparency/proofs';
import { TILE_HEIGHT, TILE_WIDTH, tilePath, tileWidth } from '@fio/domain/transparency/tiles';
import { hashOfSubtrees, inclusionPath, type Subtree, subtreesOf } from '@fio/domain/transparency/tree';

const HASH_BYTES = 32;

/** What is below `/transparency`; throws where it isn't there. */
export type FetchLog = (path: string) => Promise<Uint8Array>;

export const fetchLog: FetchLog = async (path) => {
  const response = await fetch(`/transparency/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The hashes of a log's tree, out of its tiles, each fetched once. */
class Tiles {
  readonly #fetch: FetchLog;
  readonly #size: number;
  readonly #kept = new Map<string, Promise<Uint8Array>>();

  constructor(fetchTile: FetchLog, size: number) {
    this.#fetch = fetchTile;
    this.#size = size;
  }

  #tile(level: number, index: number): Promise<Uint8Array> {
    const path = tilePath({ level, index, width: tileWidth({ level, index }, this.#size) });
    const kept = this.#kept.get(path) ?? this.#fetch(path);
    this.#kept.set(path, kept);
    return kept;
  }

  /** A tile has the subtrees of one level; those between it and the next are made of them. */
  async hash({ level, index }: Subtree): Promise<Uint8Array> {
    const above = level % TILE_HEIGHT;
    const first = index * 2 ** above;
    const tile = await this.#tile((level - above) / TILE_HEIGHT, Math.floor(first / TILE_WIDTH));
    let row: Uint8Array[] = Array.from({ length: 2 ** above }, (_, at) => {
      const begin = ((first % TILE_WIDTH) + at) * HASH_BYTES;
      return tile.slice(begin, begin + HASH_BYTES);
    });
    while (row.length > 1)
      row = row.flatMap((left, at) =>
        at % 2 === 0 ? [nodeHash(sha256, left, row[at + 1] ?? new Uint8Array())] : [],
      );
    return row[0] ?? new Uint8Array();
  }
}

/**
 * Whether each of these entries stands in the log at its place, by the newest head that the log shows. That the head is
 * signed, and continues those that others have seen, is for the verifier to say.
 */
export async function areLogged(entries: readonly LogEntry[], from: FetchLog = fetchLog): Promise<boolean> {
  if (entries.length === 0) return true;
  const note = parseNote(new TextDecoder().decode(await from('checkpoint')));
  const head = note && parseCheckpoint(note.text);
  if (!head || entries.some(({ index }) => index >= head.size)) return false;
  const tiles = new Tiles(from, head.size);
  for (const { index, entry } of entries) {
    const proof: Uint8Array[] = [];
    for (const range of inclusionPath(index, head.size))
      proof.push(hashOfSubtrees(sha256, await Promise.all(subtreesOf(range).map((one) => tiles.hash(one)))));
    const leaf = leafHash(sha256, new TextEncoder().encode(entry));
    if (!isIncluded(sha256, { index, size: head.size, root: head.root, leaf, proof })) return false;
  }
  return true;
}
