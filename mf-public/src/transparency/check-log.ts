import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from '@fio/domain/transparency/base64';
import { isConsistent } from '@fio/domain/transparency/proofs';
import { consistencyPath } from '@fio/domain/transparency/tree';
import { keepHead, knownHead, type KnownHead } from './known-head.ts';
import { BentTileError, LogReader, type FetchBytes } from './LogReader.ts';
import { readHead, type Signature, type SignedHead } from './read-head.ts';

export interface LogCheck {
  readonly head: SignedHead;
  readonly signature: Signature;
  /** Whether the tiles lead to the root that is signed. */
  readonly tree: boolean;
  /** What this browser saw before, and whether the log continues it; null: it saw nothing. */
  readonly before: {
    readonly head: KnownHead;
    readonly continues: boolean;
    readonly sameKey: boolean;
  } | null;
  /** Whether it keeps the head for the next visit. */
  readonly isRight: boolean;
  readonly reader: LogReader;
}

interface EarlierHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** A tile that isn't the tree's is a wrong answer; one that doesn't come is none. */
async function holds(claim: () => Promise<boolean>): Promise<boolean> {
  try {
    return await claim();
  } catch (error) {
    if (error instanceof BentTileError) return false;
    throw error;
  }
}

/** Whether the log of this head begins with that of an earlier one: nothing that was in it has changed since. */
export function continues(
  reader: LogReader,
  { size, root }: Pick<SignedHead, 'size' | 'root'>,
  before: EarlierHead,
): Promise<boolean> {
  if (before.size > size) return Promise.resolve(false);
  return holds(async () => {
    const path = consistencyPath(before.size, size);
    const proof = await Promise.all(path.map((range) => reader.rangeHash(range)));
    return isConsistent(sha256, { before: before.size, beforeRoot: before.root, size, root, proof });
  });
}

async function compared(reader: LogReader, head: SignedHead, known: KnownHead | null) {
  if (known === null) return null;
  const root = fromBase64(known.root);
  return {
    head: known,
    continues:
      known.origin === head.origin &&
      root !== null &&
      (await continues(reader, head, { size: known.size, root })),
    sameKey: known.keys.some((key) => head.keys.includes(key)),
  };
}

/**
 * Reads the newest head and the tree below it, here and now, and holds them against what this browser saw before. What is
 * right is kept for the next visit; what is not leaves the old head in its place, so that it goes on telling.
 */
export async function checkLog(fetchBytes: FetchBytes): Promise<LogCheck> {
  const head = await readHead(fetchBytes);
  const reader = new LogReader(head.size, fetchBytes);
  const tree = await holds(async () => {
    const root = await reader.rangeHash({ from: 0, to: head.size });
    return toBase64(root) === toBase64(head.root);
  });
  const before = tree ? await compared(reader, head, knownHead()) : null;
  // A key may change; what was written may not.
  const isRight = tree && head.signature !== 'wrong' && before?.continues !== false;
  if (isRight) {
    const { origin, size, root, keys } = head;
    keepHead({ origin, size, root: toBase64(root), keys, at: new Date().toISOString() });
  }
  return { head, signature: head.signature, tree, before, isRight, reader };
}
