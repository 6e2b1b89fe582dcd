/** As many steps as are read one by one before the middle is left out. */
const SHOWN = 8;

/** The steps of a folding as they are written down; `null` stands for those in between, all of the same size. */
export function shownFolds(folds: readonly number[]): readonly (number | null)[] {
  if (folds.length <= SHOWN) return folds;
  return [...folds.slice(0, 3), null, ...folds.slice(-2)];
}
