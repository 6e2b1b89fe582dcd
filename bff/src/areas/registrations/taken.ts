import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { assertNotBlocked } from '../cpf-block/index.ts';

interface Unique {
  /** Of every key. */
  hashes: Buffer<ArrayBuffer>[];
  email: string;
  phone: string;
}

/** Says which of the three belongs to somebody already, the CPF first. */
export async function assertNotTaken(db: Transaction, { hashes, email, phone }: Unique): Promise<void> {
  const taken = await db.registration.findMany({
    where: { OR: [{ cpfHash: { in: hashes } }, { email }, { phone }] },
    select: { cpfHash: true, email: true, phone: true },
  });
  if (taken.some((row) => hashes.some((hash) => hash.equals(row.cpfHash)))) throw new AppError('CPF_FOUND');
  if (taken.some((row) => row.email === email)) throw new AppError('EMAIL_FOUND');
  if (taken.some((row) => row.phone === phone)) throw new AppError('PHONE_FOUND');
}

/** Both refusals by the CPF alone. */
export async function assertCpfFree(
  db: Transaction,
  hashes: Buffer<ArrayBuffer>[],
  now: Date,
): Promise<void> {
  await assertNotBlocked(db, hashes, now);
  if (await db.registration.findFirst({ where: { cpfHash: { in: hashes } }, select: { id: true } }))
    throw new AppError('CPF_FOUND');
}
