import { hashOfSubtrees, leafHash, nodeHash, parseCheckpoint, parseNote, toBase64 } from '@fio/domain';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { sha256 } from '../secrets/sha256.ts';

/** A head that somebody holds us to, outside or in the database. */
export interface KnownHead {
  /** In entries. */
  readonly size: number;
  /** Base64. */
  readonly root: string;
  /** Where it was found. */
  readonly from: string;
}

/** `sound` is the size of the newest head that still holds: what was rewritten stands behind it. */
export type LogVerdict =
  | { readonly ok: true; readonly size: number; readonly root: string; readonly held: number }
  | { readonly ok: false; readonly head: KnownHead; readonly sound: number };

/** A size and a root not far behind it: checkpoints, and letters in each of their languages, have them so. */
const HEAD = /\b(0|[1-9]\d{0,14})\b\D{1,80}?([A-Za-z0-9+/]{43}=)/g;

/** The heads that a text tells: of a letter, a checkpoint, or several of them. */
export const headsIn = (text: string, from: string): KnownHead[] =>
  [...text.replaceAll('&#43;', '+').matchAll(HEAD)].map(([, size = '', root = '']) => ({
    size: Number(size),
    root,
    from,
  }));

type Db = Pick<PrismaClient, 'transparencyCheckpoint' | 'transparencyEntry'>;

/** As they were signed, and as the row beside the note has them. */
async function signedHeads(db: Db): Promise<KnownHead[]> {
  const rows = await db.transparencyCheckpoint.findMany();
  return rows.flatMap(({ size, root, note }) => {
    const said = parseCheckpoint(parseNote(note)?.text ?? '');
    const signed = said && { size: said.size, root: toBase64(said.root), from: 'a signed head' };
    const kept = { size: Number(size), root: toBase64(root), from: 'a kept head' };
    return signed ? [signed, kept] : [kept];
  });
}

const BATCH = 1000;

/** The leaves of the tree, by the entries alone. */
async function* leaves({ transparencyEntry }: Db): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; at += BATCH) {
    const rows = await transparencyEntry.findMany({
      where: { index: { gte: at, lt: at + BATCH } },
      orderBy: { index: 'asc' },
    });
    for (const { entry } of rows) yield leafHash(sha256, Buffer.from(entry));
    if (rows.length < BATCH) return;
  }
}

/** Puts a leaf behind the whole subtrees that there are: equal ones become one. */
function grow(subtrees: Uint8Array[], size: number, leaf: Uint8Array): void {
  let hash = leaf;
  for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2)
    hash = nodeHash(sha256, subtrees.pop() as Uint8Array, hash);
  subtrees.push(hash);
}

/**
 * Computes the log's tree again from its entries and holds it against every head: those that were signed here, and
 * `outside`, which whoever owns the database can't have changed. The first that isn't the log's is named.
 */
export async function verifyLog(db: Db, outside: readonly KnownHead[]): Promise<LogVerdict> {
  const heads = [...outside, ...(await signedHeads(db))].toSorted((one, other) => one.size - other.size);
  const subtrees: Uint8Array[] = [];
  const root = () => toBase64(hashOfSubtrees(sha256, subtrees));
  let [size, held, sound] = [0, 0, 0];
  const wrong = (): KnownHead | undefined => {
    for (; heads[held]?.size === size; held += 1) {
      if (heads[held]?.root !== root()) return heads[held];
      sound = size;
    }
    return undefined;
  };
  let head = wrong();
  for await (const leaf of leaves(db)) {
    if (head) break;
    grow(subtrees, size, leaf);
    size += 1;
    head = wrong();
  }
  // One of a size that the log no longer has.
  head ??= heads[held];
  return head ? { ok: false, head, sound } : { ok: true, size, root: root(), held };
}
