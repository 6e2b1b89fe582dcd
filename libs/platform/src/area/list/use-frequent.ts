import { useSyncExternalStore } from 'react';

/** So many stand in the row; with one more they all do, for a button would take its place. */
const IN_ROW = 3;
const NARROW = '(max-width: 40rem)';

const narrow = () => window.matchMedia(NARROW);
const onChange = (told: () => void) => {
  const media = narrow();
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};

/** How many of an area's filters stand beside the search, the first ones: none on a telephone, where they are a sheet. */
export function useFrequent(filters: number): number {
  const isNarrow = useSyncExternalStore(onChange, () => narrow().matches);
  if (isNarrow) return filters > 1 ? 0 : filters;
  return filters > IN_ROW + 1 ? IN_ROW : filters;
}
