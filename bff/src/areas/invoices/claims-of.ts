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

/** Everybody's claims of an invoice's receipt, the first to come first; its own is among them. */
export function claimsOf(tx: Transaction, invoice: Compared): Promise<StoredClaim[]> {
  const where = nameOf(invoice) ?? { id: invoice.id };
  return tx.invoice.findMany({
    where,
    include: whole,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST,
  });
}
