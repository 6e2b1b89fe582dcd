import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';

const inHex = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'));

/**
 * Blocks the registrations of CPFs that were just barred and ends their sessions: nobody takes part any more from that
 * commit on. Answers whose.
 */
export async function stopRegistrations(
  tx: Transaction,
  hashes: readonly Uint8Array[],
  now: Date,
): Promise<string[]> {
  const stopped = await tx.$queryRaw<{ id: string }[]>`
    UPDATE registrations SET blocked_at = ${now}
    WHERE cpf_hash IN (SELECT decode(h, 'hex') FROM unnest(${inHex(hashes)}::text[]) AS t(h))
      AND blocked_at IS NULL AND anonymised_at IS NULL
    RETURNING id`;
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.session.updateMany({
      where: { strategy: 'user', subjectId: { in: ids }, revokedAt: null },
      data: { revokedAt: now },
    });
  }
  return ids;
}

/** The block of a CPF is over: its registration, if there is one, may come in again. */
export async function releaseRegistration(tx: Transaction, cpfHash: Uint8Array<ArrayBuffer>): Promise<void> {
  await tx.registration.updateMany({
    where: { cpfHash, blockedAt: { not: null }, anonymisedAt: null },
    data: { blockedAt: null },
  });
}

/** Blocks that hold on a day of São Paulo. */
export const holdsOn = (today: string) =>
  Prisma.sql`(b.lifted_at IS NULL AND (b.expires_on IS NULL OR b.expires_on >= ${today}::date))`;
