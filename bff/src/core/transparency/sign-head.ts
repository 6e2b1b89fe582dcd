import { consistencyPath, isConsistent, toHex } from '@fio/domain';
import type { TransparencyCheckpoint } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import type { PrismaClient, Transaction } from '../database/prisma.ts';
import { sha256 } from '../secrets/sha256.ts';
import type { LogSigner } from './LogSigner.ts';
import { logSize, rangeHashes, rootAt } from './tree-reader.ts';

/** Whoever signs, alone. Behind the lock of the entries' own trigger. */
const SIGNING_LOCK = 7_270_025;

/** The log is not what was signed, or not by whom: nothing more is signed until somebody has looked. */
export class BentLogError extends Error {
  override readonly name = 'BentLogError';
}

const latest = (db: Transaction) => db.transparencyCheckpoint.findFirst({ orderBy: { size: 'desc' } });

/** A log must not sign what contradicts a head it signed before (c2sp.org/tlog-checkpoint). */
async function mustContinue(
  tx: Transaction,
  signer: LogSigner,
  { size: signed, root: kept, note }: TransparencyCheckpoint,
  next: { readonly size: number; readonly root: Uint8Array },
): Promise<void> {
  const before = Number(signed);
  const said = signer.read(note);
  if (said === null)
    throw new BentLogError(`The head of ${before} was signed by another key or for another origin.`);
  if (said.size !== before || toHex(said.root) !== toHex(kept))
    throw new BentLogError(`The head of ${before} is not the one that was signed.`);
  if (before > next.size) throw new BentLogError(`${before} entries were signed, ${next.size} are there.`);
  const proof = await rangeHashes(tx, consistencyPath(before, next.size));
  if (!isConsistent(sha256, { ...next, before, beforeRoot: kept, proof }))
    throw new BentLogError(`The log doesn't continue the ${before} entries that were signed.`);
}

export interface Signing {
  readonly db: PrismaClient;
  readonly clock: Clock;
}

/**
 * The newest signed head; signed now if entries were committed since the last one. Any number of processes may ask: what
 * is signed grows, without a fork. BentLogError when the log no longer continues what was signed.
 */
export async function signedHead({ db, clock }: Signing, signer: LogSigner): Promise<TransparencyCheckpoint> {
  const [known, there] = await Promise.all([latest(db), logSize(db)]);
  if (known !== null && Number(known.size) === there) return known;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SIGNING_LOCK}::bigint)`;
    const [before, size] = [await latest(tx), await logSize(tx)];
    if (before !== null && Number(before.size) === size) return before;
    const root = await rootAt(tx, size);
    if (before !== null) await mustContinue(tx, signer, before, { size, root });
    const note = signer.sign({ size, root });
    return tx.transparencyCheckpoint.create({
      data: { size: BigInt(size), root: Buffer.from(root), note, signedAt: clock.now() },
    });
  });
}
