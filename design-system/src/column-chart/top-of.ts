/** Halves of these are round too, from ten on. */
const STEPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The top of an axis: a round figure at or above `longest` whose half is a whole one. */
export const topOf = (longest: number): number => {
  if (longest < 10) return Math.max(2, 2 * Math.ceil(longest / 2));
  const magnitude = 10 ** Math.floor(Math.log10(longest));
  const step = STEPS.find((one) => one * magnitude >= longest) ?? 10;
  return Math.round(step * magnitude);
};
