import { randomUUID } from 'node:crypto';
import type { Services } from '../../composition.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { safeFile } from '../../core/files/safe-file.ts';
import { invalidField } from '../../http/errors.ts';

/** How long a file waits for the message it was chosen for. */
const UNCLAIMED_MS = 24 * 60 * 60_000;

/** Keeps a file until a message claims it by its id, which nobody else knows. */
export async function keepAttachment(
  { db, privateFiles, clock }: Services,
  given: Buffer,
): Promise<{ id: string }> {
  const { bytes, type, extension } = await safeFile(() => Promise.resolve(given));
  const key = `sac/${randomUUID()}.${extension}`;
  await privateFiles.write(key, bytes);
  const data = { key, type, bytes: bytes.length, createdAt: clock.now() };
  return db.sacAttachment.create({ data, select: { id: true } });
}

/** Gives a waiting file to a request, once. */
export async function claimAttachment(
  tx: Transaction,
  requestId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { count } = await tx.sacAttachment.updateMany({
    where: { id, requestId: null },
    data: { requestId, name },
  });
  if (count === 0) throw invalidField('attachment', 'invalid');
}

/** Removes files no message came for; answers how many. */
export async function dropUnclaimed({ db, privateFiles, clock }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - UNCLAIMED_MS);
  const left = await db.sacAttachment.findMany({ where: { requestId: null, createdAt: { lt: before } } });
  for (const { id, key } of left) {
    const { count } = await db.sacAttachment.deleteMany({ where: { id, requestId: null } });
    if (count > 0) await privateFiles.remove(key);
  }
  return left.length;
}
