import type { saleDetail, saleRow } from '@fio/contracts/admin/sales';
import type { SaleItem } from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Sale } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

type Row = z.input<typeof saleRow>;

export const loadSales = (tx: Transaction, ids: string[]): Promise<Sale[]> =>
  tx.sale.findMany({ where: { id: { in: ids } } });

/** The sale, or NOT_FOUND. */
export async function findSale(tx: Transaction, id: string): Promise<Sale> {
  const found = await tx.sale.findUnique({ where: { id } });
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

export const saleRowOf = ({ id, accessKey: key, cnpj, model, soldOn, origin, ...sale }: Sale): Row => ({
  ...{ id, key, cnpj },
  // Both held by check constraints.
  model: model as Row['model'],
  origin: origin as Row['origin'],
  soldOn: dayOf(soldOn) ?? '',
  value: sale.valueCents,
  source: sale.source,
  createdAt: sale.createdAt.toISOString(),
});

export const saleDetailOf = (sale: Sale): z.input<typeof saleDetail> => ({
  ...saleRowOf(sale),
  // Written by ours alone, and parsed by the contract on the way out.
  items: sale.items as unknown as SaleItem[] | null,
  hasBuyer: sale.buyerHash !== null,
  by: sale.byName,
  importId: sale.importId,
});
