import { randomUUID } from 'node:crypto';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { safeFile } from '../../core/files/safe-file.ts';
import { invalidField } from '../../core/errors.ts';

/** Keeps a file until a message claims it by its id, which nobody else knows. */
export async function keepAttachment(
  { db, storage, clock }: Infrastructure,
  given: Buffer,
): Promise<{ id: string }> {
  const { bytes, type, extension } = await safeFile(() => Promise.resolve(given));
  const key = `sac/${randomUUID()}.${extension}`;
  await storage.privateFiles.write(key, bytes);
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

const unclaimed = (before: Date) => ({ requestId: null, createdAt: { lt: before } });

/** How many files came before that, and no message for them since. */
export const unclaimedAttachments = ({ db }: Pick<Infrastructure, 'db'>, before: Date): Promise<number> =>
  db.sacAttachment.count({ where: unclaimed(before) });

/** Removes them; answers how many. */
export async function dropUnclaimed(
  { db, storage }: Pick<Infrastructure, 'db' | 'storage'>,
  before: Date,
): Promise<number> {
  const left = await db.sacAttachment.findMany({ where: unclaimed(before) });
  for (const { id, key } of left) {
    const { count } = await db.sacAttachment.deleteMany({ where: { id, requestId: null } });
    if (count > 0) await storage.privateFiles.remove(key);
  }
  return left.length;
}
