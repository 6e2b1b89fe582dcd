import { type LuckyNumber, SERIES_SIZE } from '../lucky-number.ts';

/** Series and order of a number in one integer, by which the list of a draw is sorted: series * 100,000 + order. */
export const codeOf = ({ series, order }: LuckyNumber): number => series * SERIES_SIZE + order;

/** The number that `code` (codeOf) stands for. */
export const numberOfCode = (code: number): LuckyNumber => ({
  series: Math.floor(code / SERIES_SIZE),
  order: code % SERIES_SIZE,
});

/**
 * Why a number that was given out can't win: it was voided; its holder's CPF is blocked; who holds it is under age; has won
 * another prize of the draw; or can't take part (no longer registered, disabled). Such a number
 * counts as not given out (product/domain.md, 1.4-9).
 */
export const SKIP_REASONS = ['voided', 'blocked_cpf', 'under_age', 'already_awarded', 'ineligible'] as const;

/** One of SKIP_REASONS. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A number of the frozen list. */
export interface Listed {
  readonly code: number;
  /** Who holds it: the same text for the same person within one calculation, and nothing else is read from it. */
  readonly holder: string;
  readonly standing: 'eligible' | SkipReason;
}

/** The frozen list of a draw as the calculation asks it: all numbers of the list, also those that can't win, by code. */
export interface NumberList {
  /** The listed number with the lowest code that is `code` or above; null when there is none. */
  atOrAbove(code: number): Promise<Listed | null>;
  /** The listed number with the highest code below `code`; null when there is none. */
  below(code: number): Promise<Listed | null>;
}
