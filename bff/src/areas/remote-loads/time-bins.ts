/** Loads are kept by how long they took, in bins that end at so many milliseconds; the last one has no end. */
export const BIN_ENDS: readonly number[] = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000,
];

/** The bin of a time. */
function binOf(ms: number): number {
  const found = BIN_ENDS.findIndex((end) => ms <= end);
  return found === -1 ? BIN_ENDS.length : found;
}

/** How many times lie in each bin. */
export function binned(times: readonly number[]): number[] {
  const bins = times.map(binOf);
  return [...BIN_ENDS, Infinity].map((_end, bin) => bins.filter((one) => one === bin).length);
}

/**
 * The time that a share of all loads stayed within, in milliseconds: exact to its bin and in it as if the loads lay
 * evenly. Beyond the last end it is that end; null without loads.
 */
export function withinMs(counts: readonly number[], share: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let left = all * share;
  for (const [bin, count] of counts.entries()) {
    if (left > count) {
      left -= count;
      continue;
    }
    const from = BIN_ENDS[bin - 1] ?? 0;
    const to = BIN_ENDS[bin] ?? from;
    return Math.round(from + (to - from) * (left / count));
  }
  return BIN_ENDS.at(-1) ?? null;
}
