import { hashOfSubtrees, subtreesOf, type LeafRange, type Subtree } from '@fio/domain';
import type { Transaction } from '../database/prisma.ts';
import { sha256 } from '../secrets/sha256.ts';

/** Entries that are committed: their indexes have no gap, so the last one says it. */
export async function logSize(db: Transaction): Promise<number> {
  const last = await db.transparencyEntry.findFirst({ orderBy: { index: 'desc' }, select: { index: true } });
  return last === null ? 0 : Number(last.index) + 1;
}

const nameOf = ({ level, index }: { level: number; index: number | bigint }) => `${level} ${index}`;

/** The hashes of whole subtrees, in their order. RangeError where the log is too short for one. */
export async function subtreeHashes(
  db: Transaction,
  subtrees: readonly Subtree[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (subtrees.length === 0) return [];
  const levels = subtrees.map(({ level }) => level);
  const indexes = subtrees.map(({ index }) => BigInt(index));
  const rows = await db.$queryRaw<{ level: number; index: bigint; hash: Uint8Array<ArrayBuffer> }[]>`
    SELECT level, index, hash FROM transparency_nodes
    JOIN unnest(${levels}::smallint[], ${indexes}::bigint[]) AS asked(level, index) USING (level, index)`;
  const known = new Map(rows.map((row) => [nameOf(row), row.hash]));
  return subtrees.map((subtree) => {
    const hash = known.get(nameOf(subtree));
    if (hash === undefined) throw new RangeError(`The log has no whole subtree ${nameOf(subtree)}.`);
    return hash;
  });
}

/** The hash of each range of leaves: of a proof's path, or with `{ from: 0, to: size }` the root. */
export async function rangeHashes(db: Transaction, ranges: readonly LeafRange[]): Promise<Uint8Array[]> {
  const subtrees = ranges.map(subtreesOf);
  const hashes = await subtreeHashes(db, subtrees.flat());
  let at = 0;
  return subtrees.map(({ length }) => hashOfSubtrees(sha256, hashes.slice(at, (at += length))));
}

/** The root of the log at a size it has had. */
export async function rootAt(db: Transaction, size: number): Promise<Uint8Array> {
  const [root] = await rangeHashes(db, [{ from: 0, to: size }]);
  return root as Uint8Array;
}
