import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DataTableProps } from './data-table-types.ts';

/** Narrower than this, in px, a row is a card. */
const CARD = 560;
/** With fewer there is no table left. */
const LEAST = 2;
/** Of the column that unfolds what doesn't fit, in px, as data-table.module.css has it: not there before something is folded. */
const UNFOLD = 40;

interface Measured {
  readonly rows: unknown;
  readonly columns: string;
  readonly width: number;
  readonly fitting: number;
}

const grown = (measured: Measured): Measured => ({
  ...measured,
  fitting: Math.max(LEAST, measured.fitting - 1),
});

/** What is measured as it stands; 0 where nothing is laid out, as in tests without a screen. */
function fittingIn(region: HTMLElement, all: number): number {
  const table = region.querySelector('table');
  if (!table || table.offsetWidth <= region.clientWidth) return all;
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const columns = heads.filter((head) => head.dataset['column'] !== undefined);
  const others = heads.filter((head) => head.dataset['column'] === undefined);
  let left = region.clientWidth - UNFOLD - others.reduce((sum, head) => sum + head.offsetWidth, 0);
  let fitting = 0;
  for (const head of columns) {
    left -= head.offsetWidth;
    if (left < 0) break;
    fitting += 1;
  }
  return Math.max(LEAST, fitting);
}

/**
 * How many columns fit, and whether rows are cards. Measured with all columns in place before anything is painted, anew
 * with other rows, columns or room; the last ones fold first.
 */
export function useFold<Row>(
  region: RefObject<HTMLDivElement | null>,
  { columns, rows, labels }: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'labels'>,
): { readonly fitting: number; readonly isCards: boolean } {
  const folds = labels.rest !== undefined;
  const ids = columns.map(({ id }) => id).join();
  const [width, setWidth] = useState(0);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const isCards = folds && width > 0 && width < CARD;
  const isMeasured = measured?.rows === rows && measured.columns === ids && measured.width === width;
  useLayoutEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!folds || !element || !table) return;
    setWidth(element.clientWidth);
    // What fitted may grow: letters of a font that comes late are wider.
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
      if (table.offsetWidth > element.clientWidth) setMeasured((last) => last && grown(last));
    });
    for (const box of [element, table]) observer.observe(box);
    return () => observer.disconnect();
  }, [folds, region]);
  useLayoutEffect(() => {
    if (!folds || isCards || isMeasured || width === 0 || !region.current) return;
    setMeasured({ rows, columns: ids, width, fitting: fittingIn(region.current, columns.length) });
  }, [folds, isCards, isMeasured, width, rows, ids, columns.length, region]);
  return { fitting: isMeasured && !isCards ? measured.fitting : columns.length, isCards };
}
