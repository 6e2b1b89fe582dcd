/** Two receipts after each other, as money is written. */
export interface EarningExample {
  readonly first: string;
  readonly second: string;
  /** What each brings, and leaves to carry on. */
  readonly firstNumbers: number;
  readonly firstLeft: string;
  readonly secondNumbers: number;
  readonly secondLeft: string;
}

/** What the paragraph on earning says in one language. */
export interface EarningWords {
  readonly money: Intl.NumberFormat;
  /** `YYYY-MM-DD`, as a text writes a day. */
  readonly day: (date: string) => string;
  readonly byReceipt: (numbers: number) => string;
  readonly byValue: (numbers: number, every: string) => string;
  readonly carried: (every: string) => string;
  readonly multiplied: (
    times: number,
    which: { product: string | null; from: string | null; to: string | null },
    byValue: boolean,
  ) => string;
  readonly largest: string;
  readonly perReceipt: (numbers: number, byValue: boolean) => string;
  readonly perPerson: (numbers: number, byValue: boolean) => string;
  readonly inOrder: string;
  readonly refused: string;
  readonly refusedByValue: string;
  /** What an invitation gives, and up to how many; then what it doesn't count for. */
  readonly invited: (numbers: number, most: number) => string;
  readonly notInvited: string;
  readonly example: (example: EarningExample) => string;
}
