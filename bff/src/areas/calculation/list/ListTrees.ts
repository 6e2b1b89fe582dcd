import { setImmediate as others } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { growTree, TREE_HASH, type ListTree } from '@fio/domain';
import type { PrismaClient } from '../../../core/database/prisma.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { BLOCK_BYTES } from './ListWriter.ts';

/** Where the blocks of a frozen list lie and the tree over them: some 80 bytes a block. */
export interface FrozenTree {
  /** The first code of each block. */
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
  readonly tree: ListTree;
}

/** A list of ten million numbers takes some 12 MB. */
const KEPT = 4;

/** Puts the tree together from the blocks of all parts in order, leaving others their turn. */
export async function treeOfParts(parts: readonly Uint8Array[]): Promise<FrozenTree> {
  const bytes = Buffer.concat(parts);
  const count = bytes.length / BLOCK_BYTES;
  const [firsts, lasts] = [new Uint32Array(count), new Uint32Array(count)];
  const leaves = new Uint8Array(count * TREE_HASH);
  for (let index = 0; index < count; index += 1) {
    const at = index * BLOCK_BYTES;
    firsts[index] = bytes.readUInt32BE(at);
    lasts[index] = bytes.readUInt32BE(at + 4);
    leaves.set(bytes.subarray(at + 8, at + BLOCK_BYTES), index * TREE_HASH);
  }
  const growing = growTree(sha256, leaves);
  for (;;) {
    const { done, value } = growing.next();
    if (done) return { firsts, lasts, tree: value };
    await others();
  }
}

/** The trees of the lists that were asked about last, for a frozen list never changes. */
export class ListTrees {
  readonly #db: PrismaClient;
  readonly #kept = new LRUCache<string, FrozenTree>({
    max: KEPT,
    ignoreFetchAbort: true,
    fetchMethod: (drawId) => this.#read(drawId),
  });

  constructor(db: PrismaClient) {
    this.#db = db;
  }

  /** Of a draw that is frozen. */
  of(drawId: string): Promise<FrozenTree> {
    return this.#kept.forceFetch(drawId);
  }

  async #read(drawId: string): Promise<FrozenTree> {
    const parts = await this.#db.drawListPart.findMany({
      where: { drawId },
      orderBy: { part: 'asc' },
      select: { blocks: true },
    });
    return treeOfParts(parts.map(({ blocks }) => blocks));
  }
}
