import type { ResponseOf } from '@fio/contracts';
import type { shopCodes } from '@fio/contracts/admin/shop-codes';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import type { ShopCode } from '../../generated/prisma/client.ts';

export type ShopCodeRecord = ShopCode & { readonly confirmed: number };

/** Each with how many receipts its evidence has confirmed: the reference ends with its id. */
export async function loadShopCodes(tx: Transaction, ids: string[]): Promise<ShopCodeRecord[]> {
  const found = await tx.shopCode.findMany({ where: { id: { in: ids } } });
  const counted = await tx.$queryRaw<{ id: string; confirmed: number }[]>`
    SELECT right(reference, 36) AS id, count(*)::integer AS confirmed FROM invoice_confirmations
    WHERE source = 'qr_hash' AND verdict = 'confirmed' AND right(reference, 36) = ANY(${ids}::text[])
    GROUP BY 1`;
  const confirmed = new Map(counted.map((one) => [one.id, one.confirmed]));
  return found.map((code) => ({ ...code, confirmed: confirmed.get(code.id) ?? 0 }));
}

export async function findShopCode(tx: Transaction, id: string): Promise<ShopCodeRecord> {
  const [found] = await loadShopCodes(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

export const shopCodeRowOf = (code: ShopCodeRecord): ResponseOf<typeof shopCodes.get> => ({
  id: code.id,
  root: code.root,
  federalState: code.state,
  number: code.number,
  state: code.endedAt === null ? 'active' : 'ended',
  validFrom: dayOf(code.validFrom),
  validTo: dayOf(code.validTo),
  createdAt: code.createdAt.toISOString(),
  confirmed: code.confirmed,
});

/** What the audit compares: all but the code itself. */
export const shopCodeAudited = ({ root, state, number, validFrom, validTo, endedAt }: ShopCode) => ({
  root,
  federalState: state,
  cscNumber: number,
  state: endedAt === null ? 'active' : 'ended',
  validFrom: dayOf(validFrom),
  validTo: dayOf(validTo),
});
