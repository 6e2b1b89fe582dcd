import { balanceAfter, centsOf, type EarningBalance, type EarningRule } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { AppError } from '../../../core/errors.ts';
import type { Earning } from '../../../generated/prisma/client.ts';
import { grantNumbers } from '../grant-numbers.ts';
import type { TicketServices } from '../ticket-services.ts';
import { voidTickets } from '../void-tickets.ts';
import { earningRuleOf } from './earning-rule-of.ts';
import { type Holder, lockBalance, keepBalance } from './lock-balance.ts';
import { lockDraw, numbersOf, voidLatest } from './receipt-numbers.ts';
import { ITS_INVOICE } from './void-reasons.ts';

interface TakenBack {
  /** Numbers that are void now. */
  readonly voided: number;
  /** Gives those that the other receipts bring without it; call it last, others wait for the draw's numbers. */
  readonly settle: () => Promise<void>;
}
type Services = Pick<Infrastructure, 'clock'> & TicketServices;
const nothing = async (): Promise<void> => undefined;

/** The receipts of a person that still count, in the order in which they were accepted. */
async function standing(tx: Transaction, holder: Holder): Promise<Earning[]> {
  return tx.earning.findMany({
    where: { ...holder, kind: 'receipt', withdrawn: false },
    orderBy: { id: 'asc' },
  });
}

/** What the others come to without it, and how many numbers that is more than, or below 0 fewer than, are left. */
function without(rule: EarningRule, before: EarningBalance, own: number, rest: readonly Earning[]) {
  const counted = rest.map(({ invoiceId: receipt, valueCents: value, times }) => ({ receipt, value, times }));
  const balance = balanceAfter(rule, counted);
  return { balance, difference: balance.numbers - (before.numbers - own) };
}

/** Those that are missing, for the last of the receipts that earned them; fewer, where the draw has no more. */
async function give(services: Services, tx: Transaction, holder: Holder, invoiceId: string, count: number) {
  const grant = { registrationId: holder.registrationId, invoiceId, origin: 'invoice' as const, count };
  try {
    await grantNumbers(services, tx, holder.drawId, [grant]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'LUCK_NUMBERS_REACHED') throw error;
  }
}

/**
 * Takes a receipt that is valid no more out of what its person has earned: its numbers are void, its value leaves the balance,
 * and the person's others are counted again without it. While the draw's list is open, numbers that those don't earn are void
 * too, the latest first, and those that are missing are given. In the transaction that refused it, before anything else of it.
 */
export async function takeBackReceipt(
  services: Services,
  tx: Transaction,
  invoiceId: string,
): Promise<TakenBack> {
  const now = services.clock.now();
  const counted = await tx.earning.findFirst({ where: { invoiceId, kind: 'receipt', withdrawn: false } });
  // One that was accepted before there was a ledger, or while no draw ran.
  if (counted === null)
    return { voided: await voidTickets(tx, { invoiceId }, { reason: ITS_INVOICE, now }), settle: nothing };
  const { drawId, registrationId, id, valueCents, times } = counted;
  const holder = { drawId, registrationId };
  const before = await lockBalance(tx, holder);
  const draw = await lockDraw(tx, drawId);
  const own = await numbersOf(tx, drawId, invoiceId);
  const voided = await voidTickets(tx, { invoiceId }, { reason: ITS_INVOICE, now });
  await tx.earning.update({ where: { id }, data: { withdrawn: true } });
  const rest = await standing(tx, holder);
  const { balance, difference } = without(earningRuleOf(draw), before, own, rest);
  const also = draw.isOpen && difference < 0 ? await voidLatest(tx, holder, -difference, now) : 0;
  const missing = draw.isGiving && difference > 0 ? difference : 0;
  const after = { ...balance, numbers: before.numbers - own - also + missing };
  await keepBalance(tx, holder, after);
  await tx.earning.create({
    data: {
      ...holder,
      invoiceId,
      kind: 'withdrawal',
      valueCents,
      times,
      before: centsOf(before.parts),
      after: centsOf(after.parts),
      numbers: after.numbers - before.numbers,
      at: now,
    },
  });
  const last = rest.at(-1)?.invoiceId;
  const settle = missing > 0 && last ? () => give(services, tx, holder, last, missing) : nothing;
  return { voided: voided + also, settle };
}
