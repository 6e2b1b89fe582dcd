/** How many shades there are beside that of none. */
export const LEVELS = 5;

/**
 * The shade of a figure, 0 (none) to LEVELS (the greatest). By the square root, because a unit or two has more than all
 * others: their differences would be lost in one shade.
 */
export function levelOf(value: number, greatest: number): number {
  if (value <= 0 || greatest <= 0) return 0;
  return Math.min(LEVELS, Math.max(1, Math.ceil(LEVELS * Math.sqrt(value / greatest) - 1e-9)));
}

/** The whole figures of each shade from 1 on, both ends included; one that no whole figure falls into is left out. */
export function rangesOf(greatest: number): { level: number; from: number; to: number }[] {
  const end = (level: number) => Math.floor((level / LEVELS) ** 2 * greatest + 1e-9);
  return Array.from({ length: LEVELS }, (_, index) => index + 1)
    .map((level) => ({ level, from: end(level - 1) + 1, to: end(level) }))
    .filter(({ from, to }) => from <= to);
}
