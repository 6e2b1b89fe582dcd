import type { Approximation, DigitPlace, EmptySeriesRule, SeriesFold } from './rule-set.ts';

/** The series of a draw, and what the words about them need. */
export interface ClauseSeries {
  readonly first: string;
  readonly last: string;
  readonly count: number;
  /** The ends of the order within each series, as a text writes numbers: `00.000` and `99.999` of five digits. */
  readonly lowest: string;
  readonly highest: string;
}

/** A reading of an extraction, for the clause's example. */
export interface ClauseExample {
  readonly prizes: readonly string[];
  readonly order: string;
  /** As read, then after each step of the folding. */
  readonly series: readonly string[];
  readonly number: string;
}

/** What a clause says in one language; every rule has its sentence, or the type check fails. */
export interface ClauseWords {
  readonly places: Readonly<Record<DigitPlace, { readonly one: string; readonly other: string }>>;
  /** Digits of the same place: of the prizes with these numbers. */
  readonly digits: (
    place: { readonly one: string; readonly other: string },
    prizes: readonly number[],
  ) => string;
  readonly list: (items: readonly string[]) => string;
  readonly order: (digits: string) => string;
  readonly oneSeries: (series: string) => string;
  readonly seriesFixed: (series: string) => string;
  readonly seriesRead: (digits: string, prefix: string) => string;
  readonly fold: Readonly<
    Record<SeriesFold, (series: ClauseSeries, sides: { above: boolean; below: boolean }) => string>
  >;
  readonly winner: (hasSeries: boolean) => string;
  readonly approximation: Readonly<Record<Approximation, (series: ClauseSeries) => string>>;
  readonly emptySeries: Readonly<Record<EmptySeriesRule, (series: ClauseSeries) => string>>;
  readonly severalPrizes: string;
  readonly oncePerPerson: string;
  readonly oftenPerPerson: string;
  readonly ineligible: (minimumAge: number) => string;
  readonly surrogates: (count: number) => string;
  readonly noExtraction: string;
  readonly example: (example: ClauseExample) => string;
}
