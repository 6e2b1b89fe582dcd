interface Worth {
  readonly quantity: number;
  /** Cents of one. */
  readonly value: number;
}

/** The list with two neighbours in each other's place. */
export const swapped = <T>(items: readonly T[], from: number, to: number): T[] =>
  items.with(from, items[to] as T).with(to, items[from] as T);

/** The most valuable first; of two as valuable the one that stood first. */
export const byValue = <T extends Worth>(prizes: readonly T[]): T[] =>
  prizes.toSorted((a, b) => (b.value || 0) - (a.value || 0));

/** How many are won, and what they are worth together, in cents. Fields that are still empty count as nothing. */
export function totalOf(prizes: readonly Worth[]): { units: number; cents: number } {
  return {
    units: prizes.reduce((sum, { quantity }) => sum + (quantity || 0), 0),
    cents: prizes.reduce((sum, { quantity, value }) => sum + (quantity || 0) * (value || 0), 0),
  };
}
