import type { Finding } from './findings.ts';

/** What came of looking at the stories of two editions. */
export interface Comparison {
  readonly from: string;
  readonly to: string;
  readonly findings: readonly Finding[];
  /** Pictures that are the same; of a story that renders on neither side, there being none. */
  readonly same: number;
  /** Stories of the other parts that are made of the same sources on both sides: nobody looked at them. */
  readonly unchanged: number;
  /** Parts whose every file is the same: nobody looked at their stories. */
  readonly untouched: readonly string[];
}
