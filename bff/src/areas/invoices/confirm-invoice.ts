import { hash } from 'node:crypto';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

interface Confirmation {
  readonly source: string;
  readonly at: Date;
  /** What is known of the purchase now. */
  readonly data?: Prisma.InvoiceUpdateInput;
}

/** Marks a claim as confirmed: from here on its receipt is nobody else's. A row of its evidence is there already. */
export async function confirmInvoice(
  tx: Transaction,
  id: string,
  { source, at, data = {} }: Confirmation,
): Promise<void> {
  await tx.invoice.update({
    where: { id },
    data: { ...data, confirmedAt: at, confirmedBy: source, askAt: null, codeSealed: null },
  });
}

interface Decided {
  readonly id: string;
  readonly confirmedAt: Date | null;
  readonly accessKey: string | null;
  readonly cnpj: string | null;
  readonly number: string | null;
}

/** A person's word, where no source has given its own before. */
export async function confirmByPerson(
  tx: Transaction,
  { id, confirmedAt, accessKey, cnpj, number }: Decided,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  const source = 'person';
  const digest = hash('sha256', JSON.stringify({ accessKey, cnpj, number, actorId }), 'buffer');
  await tx.invoiceConfirmation.create({
    data: {
      invoiceId: id,
      source,
      verdict: 'confirmed',
      proof: 'receipt',
      reference: '',
      digest,
      actorId,
      at: now,
    },
  });
  if (confirmedAt === null) await confirmInvoice(tx, id, { source, at: now });
}
