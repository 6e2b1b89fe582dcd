import type { EarningEntry } from '@fio/contracts';
import type { EarningKind } from '@fio/domain';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Earning } from '../../../generated/prisma/client.ts';
import { partsOf } from './earning-rule-of.ts';

interface Receipt {
  readonly number: string | null;
  readonly purchasedOn: Date | null;
}

/** All receipts that these rows name, by id. */
async function receiptsOf(tx: Transaction, rows: readonly Earning[]): Promise<ReadonlyMap<string, Receipt>> {
  const ids = rows.flatMap(({ invoiceId, sources }) => [
    invoiceId,
    ...partsOf(sources).map(({ receipt }) => receipt),
  ]);
  const select = { id: true, number: true, purchasedOn: true };
  const found = await tx.invoice.findMany({ where: { id: { in: [...new Set(ids)] } }, select });
  return new Map(found.map(({ id, ...receipt }) => [id, receipt]));
}

const named = (receipts: ReadonlyMap<string, Receipt>, invoice: string) => {
  const { number, purchasedOn } = receipts.get(invoice) ?? { number: null, purchasedOn: null };
  return { invoice, number, purchasedOn: dayOf(purchasedOn) };
};

/** Rows of the ledger as their owner and staff read them, in their order. */
export async function entriesOf(tx: Transaction, rows: readonly Earning[]): Promise<EarningEntry[]> {
  if (rows.length === 0) return [];
  const receipts = await receiptsOf(tx, rows);
  return rows.map((row) => ({
    ...named(receipts, row.invoiceId),
    id: String(row.id),
    // Held by a check constraint.
    kind: row.kind as EarningKind,
    value: row.valueCents,
    times: row.times,
    before: row.before,
    after: row.after,
    numbers: row.numbers,
    forgone: row.forgone,
    sources: partsOf(row.sources).map(({ receipt, cents }) => ({ ...named(receipts, receipt), cents })),
    at: row.at.toISOString(),
  }));
}

/** The same, each with its draw's title. */
export async function titledEntries(
  tx: Transaction,
  rows: readonly (Earning & { readonly draw: { readonly title: string } })[],
): Promise<(EarningEntry & { readonly draw: string })[]> {
  const entries = await entriesOf(tx, rows);
  return entries.map((entry, index) => ({ draw: rows[index]?.draw.title ?? '', ...entry }));
}
