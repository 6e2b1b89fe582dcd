import * as z from 'zod/mini';
import { EARNING_KINDS } from '@fio/domain';
import { earningRule } from './earning-rule.ts';
import { day, instant, uuid } from './fields.ts';

/** A receipt, as far as who reads of it knows it by. */
const receipt = {
  invoice: uuid(),
  number: z.nullable(z.string()),
  purchasedOn: z.nullable(day()),
};

/** A step of what receipts have earned a person in a draw, as it is kept for good. */
export const earningEntry = z.object({
  id: z.string(),
  ...receipt,
  /** `receipt`: it was accepted; `withdrawal`: it was refused afterwards. */
  kind: z.enum(EARNING_KINDS),
  /** Cents of the receipt, once, and how many times it counts. */
  value: z.int(),
  times: z.int(),
  /** The balance before and after, in cents. */
  before: z.int(),
  after: z.int(),
  /** Numbers that came or, below 0, went. */
  numbers: z.int(),
  /** Those that a cap kept back. */
  forgone: z.int(),
  /** The values with which they were earned, in cents; the oldest receipt first. */
  sources: z.array(z.object({ ...receipt, cents: z.int() })),
  at: instant(),
});
export type EarningEntry = z.infer<typeof earningEntry>;

/** What somebody whom one invited brought, once they had confirmed: never who. */
export const invitationEntry = z.object({
  numbers: z.int(),
  /** Those that the cap, or the end of the draw's numbers, kept back. */
  forgone: z.int(),
  at: instant(),
});

/** Where a person stands in a draw. */
export const earningStanding = z.object({
  rule: earningRule,
  /** Cents carried on, and those that the next number is away; null where numbers don't go by value. */
  balance: z.int(),
  missing: z.nullable(z.int()),
  /** Numbers that receipts have earned so far. */
  numbers: z.int(),
  /** The oldest first. */
  entries: z.array(earningEntry),
  /** Of invitations, the oldest first. */
  invitations: z.array(invitationEntry),
});
export type EarningStanding = z.infer<typeof earningStanding>;
