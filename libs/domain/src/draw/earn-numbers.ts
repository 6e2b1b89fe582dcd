import type { EarningRule } from './earning-rule.ts';

/** What the ledger of earnings tells of: a receipt that was accepted, and one that was refused afterwards. */
export const EARNING_KINDS = ['receipt', 'withdrawal'] as const;

/** One of EARNING_KINDS. */
export type EarningKind = (typeof EARNING_KINDS)[number];

/** Cents of a receipt's worth that no number has used yet, or that a number was earned with. */
export interface EarningPart {
  readonly receipt: string;
  readonly cents: number;
}

/** Where a person stands in a draw. */
export interface EarningBalance {
  /** What is carried on, the oldest first: together less than the rule's full value. Always empty where it has none. */
  readonly parts: readonly EarningPart[];
  /** Numbers that receipts have earned so far. */
  readonly numbers: number;
}

/** Who has sent nothing yet. */
export const NO_BALANCE: EarningBalance = { parts: [], numbers: 0 };

/** A valid receipt as it is counted. */
export interface CountedReceipt {
  readonly receipt: string;
  /** Cents of a real, once. */
  readonly value: number;
  /** How many times it counts (timesOf). */
  readonly times: number;
}

/** What a receipt earned. */
export interface Earned {
  /** The lucky numbers it brings. */
  readonly numbers: number;
  /** Those it would have brought but for the caps: gone, and so is the value they would have cost. */
  readonly forgone: number;
  /** The receipts whose value those numbers were earned with, the oldest first; none where it brings no number. */
  readonly sources: readonly EarningPart[];
  readonly balance: EarningBalance;
}

/** Cents of all parts. */
export const centsOf = (parts: readonly EarningPart[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** Cents that the next number is away; null where numbers don't go by value. */
export const missingOf = ({ every }: EarningRule, balance: number): number | null =>
  every === null ? null : every - balance;

/** Parts of `cents` from the oldest on, and those that are left. */
function split(parts: readonly EarningPart[], cents: number): [used: EarningPart[], left: EarningPart[]] {
  const used: EarningPart[] = [];
  const left: EarningPart[] = [];
  let wanted = cents;
  for (const part of parts) {
    const taken = Math.min(part.cents, wanted);
    wanted -= taken;
    if (taken > 0) used.push({ ...part, cents: taken });
    if (part.cents > taken) left.push({ ...part, cents: part.cents - taken });
  }
  return [used, left];
}

/** What one more receipt brings a person who stands so. */
export function earnNumbers(
  rule: EarningRule,
  { parts, numbers: before }: EarningBalance,
  { receipt, value, times }: CountedReceipt,
): Earned {
  const own = { receipt, cents: value * times };
  const all = rule.every === null ? [] : [...parts, own];
  const steps = rule.every === null ? times : Math.floor(centsOf(all) / rule.every);
  const room = rule.perPerson === null ? Infinity : Math.max(0, rule.perPerson - before);
  const wanted = steps * rule.numbers;
  const numbers = Math.min(wanted, rule.perReceipt, room);
  const [used, left] = split(all, steps * (rule.every ?? 0));
  const sources = rule.every === null ? [{ receipt, cents: value }] : used;
  return {
    numbers,
    forgone: wanted - numbers,
    sources: numbers === 0 ? [] : sources,
    balance: { parts: left, numbers: before + numbers },
  };
}

/** Where a person stands with these receipts, in the order in which they were accepted. */
export const balanceAfter = (rule: EarningRule, receipts: readonly CountedReceipt[]): EarningBalance =>
  receipts.reduce((balance, receipt) => earnNumbers(rule, balance, receipt).balance, NO_BALANCE);
