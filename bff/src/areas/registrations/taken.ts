import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../http/errors.ts';
import { isBarred } from '../cpf-block/block-record.ts';

interface Unique {
  cpfHash: Buffer<ArrayBuffer>;
  email: string;
  phone: string;
}

/** Refuses a CPF that may not take part. */
export async function assertNotBlocked(
  db: Transaction,
  cpfHash: Buffer<ArrayBuffer>,
  now: Date,
): Promise<void> {
  if (await isBarred(db, cpfHash, now)) throw new AppError('CPF_BLOCKED');
}

/** Says which of the three belongs to somebody already, the CPF first. */
export async function assertNotTaken(db: Transaction, { cpfHash, email, phone }: Unique): Promise<void> {
  const taken = await db.registration.findMany({
    where: { OR: [{ cpfHash }, { email }, { phone }] },
    select: { cpfHash: true, email: true, phone: true },
  });
  if (taken.some((row) => cpfHash.equals(row.cpfHash))) throw new AppError('CPF_FOUND');
  if (taken.some((row) => row.email === email)) throw new AppError('EMAIL_FOUND');
  if (taken.some((row) => row.phone === phone)) throw new AppError('PHONE_FOUND');
}

/** Both refusals by the CPF alone. */
export async function assertCpfFree(db: Transaction, cpfHash: Buffer<ArrayBuffer>, now: Date): Promise<void> {
  await assertNotBlocked(db, cpfHash, now);
  if (await db.registration.findUnique({ where: { cpfHash }, select: { id: true } }))
    throw new AppError('CPF_FOUND');
}
