import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@fio/contracts';
import type { shopCodes } from '@fio/contracts/admin/shop-codes';
import { recordAction } from '../../core/audit/record-action.ts';
import { withConflicts } from '../../core/crud/with-conflicts.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { places } from '../../core/secrets/places.ts';
import { confirmWaitingOf } from '../invoices/index.ts';
import { findShopCode, shopCodeAudited, type ShopCodeRecord, shopCodeRowOf } from './shop-code-record.ts';

interface Change {
  readonly action: 'create' | 'end';
  readonly before: ShopCodeRecord | null;
  readonly after: ShopCodeRecord;
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const IN_USE = { shop_codes_in_use: { field: 'number', problem: 'shop_code_taken' } };

/** Call it last. */
const audit = (context: StaffContext, tx: Transaction, { action, before, after }: Change): Promise<void> =>
  recordAction(tx, {
    actor: context.actor,
    at: context.clock.now(),
    resource: 'shop-codes',
    recordId: after.id,
    action,
    summary: `${after.root} ${after.state} ${after.number}`,
    before: before && shopCodeAudited(before),
    after: shopCodeAudited(after),
  });

/** Keeps a code, sealed, and has whatever waits for it looked at again. */
export function createShopCode(context: StaffContext, body: BodyOf<typeof shopCodes.create>) {
  const { cnpj, federalState: state, number, secret, validFrom, validTo } = body;
  if (validTo !== null && validTo < validFrom) throw invalidField('validTo', 'period_order', 'INVALID_DATE');
  const id = randomUUID();
  const root = cnpj.slice(0, 8);
  return withConflicts(IN_USE, () =>
    context.transaction(async (tx) => {
      await tx.shopCode.create({
        data: {
          id,
          root,
          state,
          number,
          secret: context.vaults.receipts.seal(Buffer.from(secret, 'utf8'), places.shopCode(id)),
          validFrom: midnight(validFrom),
          validTo: validTo === null ? null : midnight(validTo),
          createdAt: context.clock.now(),
        },
      });
      await confirmWaitingOf(context, tx, root);
      const after = await findShopCode(tx, id);
      await audit(context, tx, { action: 'create', before: null, after });
      return shopCodeRowOf(after);
    }),
  );
}

/** Ends a code from a day of purchase on; one whose secret got out ends before its first. CONFLICT when it has ended. */
export function endShopCode(context: StaffContext, id: string, { validTo }: BodyOf<typeof shopCodes.end>) {
  return context.transaction(async (tx) => {
    const before = await findShopCode(tx, id);
    const data = { validTo: midnight(validTo), endedAt: context.clock.now() };
    if (before.validTo !== null && data.validTo > before.validTo)
      throw invalidField('validTo', 'period_order', 'INVALID_DATE');
    const { count } = await tx.shopCode.updateMany({ where: { id, endedAt: null }, data });
    if (count === 0) throw new AppError('CONFLICT');
    const after = await findShopCode(tx, id);
    await audit(context, tx, { action: 'end', before, after });
    return shopCodeRowOf(after);
  });
}
