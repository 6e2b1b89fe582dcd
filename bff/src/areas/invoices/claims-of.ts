import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { nameOf } from './receipt-lock.ts';

const whole = {
  registration: { select: { id: true, name: true, lastName: true } },
  confirmations: { orderBy: { id: 'asc' } },
} satisfies Prisma.InvoiceInclude;

/** One person's claim of a receipt, with what sources have answered of it. */
export type StoredClaim = Prisma.InvoiceGetPayload<{ include: typeof whole }>;

/** More than stand side by side. */
const MOST = 10;

type Compared = Prisma.InvoiceGetPayload<object>;

/** Everybody's claims of an invoice's receipt, the first to come first; its own is among them, however many came before. */
export async function claimsOf(tx: Transaction, invoice: Compared): Promise<StoredClaim[]> {
  const { id } = invoice;
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
  const name = nameOf(invoice);
  const others = name
    ? await tx.invoice.findMany({
        where: { ...name, id: { not: id } },
        include: whole,
        orderBy,
        take: MOST - 1,
      })
    : [];
  const own = await tx.invoice.findUniqueOrThrow({ where: { id }, include: whole });
  return [...others, own].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}
