import { earningRule } from '@fio/contracts/core/earning-rule';
import { earningProblems, type EarningRule } from '@fio/domain/draw/earning-rule';
import type { DrawValues } from '../draw-values.ts';

export type EarningValues = DrawValues['earning'];
export type MultiplierValues = EarningValues['multipliers'][number];

const CENTS = 100;

/** Cents as a field of reais shows them, and back; what is empty is no number, and the contract says that it is asked for. */
export const reaisOf = (cents: number): number | null => (Number.isNaN(cents) ? null : cents / CENTS);
export const centsOf = (reais: number | null): number => Math.round((reais ?? Number.NaN) * CENTS);

/** Twice for whatever is said next. */
export const NEW_MULTIPLIER: MultiplierValues = { times: 2, product: null, days: null };

/** What is typed, once it is a rule. */
export function ruleOf(value: EarningValues): EarningRule | null {
  const read = earningRule.safeParse(value);
  return read.success && earningProblems(read.data).length === 0 ? read.data : null;
}
