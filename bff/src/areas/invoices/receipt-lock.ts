import { REASONS_OF_RECEIPT } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** The four that name a receipt, whatever the rest of its key says. */
export interface ReceiptName {
  readonly cnpj: string;
  readonly model: string;
  readonly series: string;
  readonly number: string;
}

type Known = { readonly [Part in keyof ReceiptName]: string | null };

/** The receipt's name, or null while a part of it is unknown. */
export function nameOf({ cnpj, model, series, number }: Known): ReceiptName | null {
  if (cnpj === null || model === null || series === null || number === null) return null;
  return { cnpj, model, series, number };
}

/** What stands for a receipt, among those who lock. */
export const receiptLock = ({ cnpj, model, series, number }: ReceiptName): string =>
  `receipt ${cnpj} ${model} ${series} ${number}`;

/** One at a time decides on a receipt's claims, to the commit; taken before any row of them is. */
export async function lockReceipt(tx: Transaction, name: ReceiptName): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${receiptLock(name)}, 0))`;
}

/** Those that take their receipt from everybody else, as the database's invoice_takes(). */
const TAKES = {
  confirmedAt: { not: null },
  OR: [{ reason: null }, { reason: { in: [...REASONS_OF_RECEIPT] } }],
} satisfies Prisma.InvoiceWhereInput;

interface Claimed extends Known {
  readonly id?: string;
  readonly accessKey: string | null;
  readonly fileSha256?: Uint8Array<ArrayBuffer> | null;
}

/** Whether another claim of the same receipt, or with the same picture, has been confirmed. Under its lock that stays so. */
export async function isTaken(tx: Transaction, claim: Claimed): Promise<boolean> {
  const { id, accessKey, fileSha256 } = claim;
  const name = nameOf(claim);
  const same: Prisma.InvoiceWhereInput[] = [
    ...(accessKey === null ? [] : [{ accessKey }]),
    ...(name === null ? [] : [name]),
    ...(fileSha256 ? [{ fileSha256 }] : []),
  ];
  if (same.length === 0) return false;
  const where = { AND: [TAKES, { OR: same }], ...(id !== undefined && { id: { not: id } }) };
  return (await tx.invoice.count({ where })) > 0;
}
