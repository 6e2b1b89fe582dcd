import * as z from 'zod/mini';
import { MOST_PER_INVITATION, MOST_PER_RECEIPT, MOST_TIMES } from '@fio/domain';
import { PRODUCT_LIMIT } from '../admin/receipt-fields.ts';
import { day } from './fields.ts';

/** Cents of a real that a full value may be: a million reais, as a receipt. */
export const EARNING_VALUE_LIMIT = 100_000_000;
/** Numbers that one may cap a person's receipts, or invitations, at. */
export const PER_PERSON_LIMIT = 100_000;
export const MULTIPLIERS_LIMIT = 10;

const whole = (min: number, max: number) =>
  z.int('required').check(z.minimum(min, 'number'), z.maximum(max, 'number'));

/** EarningMultiplier of the domain. */
export const earningMultiplier = z.object({
  times: whole(2, MOST_TIMES),
  product: z.nullable(
    z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(PRODUCT_LIMIT, 'limit')),
  ),
  days: z.nullable(z.object({ from: day(), to: day() })),
});

/** EarningRule of the domain, as a form sends it and as everyone may read it. */
export const earningRule = z.object({
  numbers: whole(1, MOST_PER_RECEIPT),
  every: z.nullable(z.int('required').check(z.minimum(1, 'price'), z.maximum(EARNING_VALUE_LIMIT, 'number'))),
  perReceipt: whole(1, MOST_PER_RECEIPT),
  perPerson: z.nullable(whole(1, PER_PERSON_LIMIT)),
  /** What an invitation gives, and up to how many a person gets by them (docs/decisions/earning-numbers.md); left out, nothing. */
  perInvitation: z.optional(whole(0, MOST_PER_INVITATION)),
  perInviter: z.optional(z.nullable(whole(1, PER_PERSON_LIMIT))),
  multipliers: z.array(earningMultiplier, 'required').check(z.maxLength(MULTIPLIERS_LIMIT, 'limit')),
});
