import { canonicalJson, type JsonValue } from '../canonical-json.ts';
import type { LuckyNumber, SeriesInterval } from '../lucky-number.ts';
import type { SkipReason } from './number-list.ts';
import type { DigitPick, RuleSet } from './rule-set.ts';

/** What a calculation goes by, besides the extraction and the list. */
export interface DrawDefinition {
  readonly ruleSet: RuleSet;
  readonly interval: SeriesInterval;
  /** In order of value. */
  readonly prizes: readonly { readonly quantity: number }[];
  /** For each prize. */
  readonly surrogates: number;
}

/** The first to the fifth prize of an extraction of the Loteria Federal, five digits each (isExtraction). */
export type Extraction = readonly string[];

/** A digit of the extraction as it was read. */
export type PickedDigit = DigitPick & {
  /** 0 to 9. */
  readonly digit: number;
};

/** How an extraction leads to the number from which the winners are looked for. */
export interface TargetTrace {
  /** From left to right, the digits of the order. */
  readonly order: readonly PickedDigit[];
  readonly series: {
    readonly prefix: string;
    readonly digits: readonly PickedDigit[];
    /** From the series as read to the one within the interval, each step of the folding; a single one needs none. */
    readonly folds: readonly number[];
  };
  readonly target: LuckyNumber;
}

/** What a number won: rank 0 is the winner (titular) of the unit, rank n the n-th surrogate of the prize, whose unit is 0. */
export interface Award {
  /** Place of the prize in order of value, from 1. */
  readonly prize: number;
  /** From 1; 0 for a surrogate. */
  readonly unit: number;
  readonly rank: number;
}

/** Where a candidate lies from the number looked for: it itself, above it, below it, or beyond the end of its series. */
export type CandidateSide = 'target' | 'above' | 'below' | 'wrapped_above' | 'wrapped_below';

/** A step of the walk through the list. */
export type WalkStep =
  /** The search begins, or goes on, at this number. */
  | { readonly kind: 'series'; readonly series: number; readonly order: number }
  | { readonly kind: 'won'; readonly code: number; readonly side: CandidateSide; readonly award: Award }
  | {
      readonly kind: 'skipped';
      readonly code: number;
      readonly side: CandidateSide;
      readonly reason: SkipReason;
      /** The number that the same person has won with in this calculation. */
      readonly wonWith?: number;
    }
  /** No number is left, though not all awards are given. */
  | { readonly kind: 'exhausted'; readonly missing: number };

/**
 * The winners of a draw and every step that led to them. It holds no person: the same prizes and the same list give the
 * same bytes (calculationText), whoever calculates.
 */
export interface Calculation {
  readonly extraction: Extraction;
  readonly trace: TargetTrace;
  readonly walk: readonly WalkStep[];
  /** In the order they were found. */
  readonly awards: readonly (Award & { readonly code: number })[];
  /** Winners and surrogates that no number was left for. */
  readonly missing: number;
}

/** The one text of a calculation, of which its hash is taken. */
export const calculationText = (calculation: Calculation): string =>
  canonicalJson(JSON.parse(JSON.stringify(calculation)) as JsonValue);
