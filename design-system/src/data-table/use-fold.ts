import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { DataTableProps } from './data-table-types.ts';
import { fittingIn } from './fitting-in.ts';

/** Narrower than this, in px, a row is a card. */
const CARD = 560;

/** What columns need, in px, by their ids: of one that is folded what it needed when it last had its place. */
type Needs = Map<string, number>;

const widthOf = (head: HTMLElement) => Math.ceil(head.getBoundingClientRect().width);

/** One column takes what the others leave: what it needs shows only where there is too little. */
function needOf(head: HTMLElement, grows: boolean, isTight: boolean): number | null {
  if (!grows || isTight) return widthOf(head);
  return Number.parseFloat(getComputedStyle(head).minWidth) || null;
}

/** Notes what the columns that have their place need, and says what room they all have. */
function measure(region: HTMLElement, needs: Needs): number {
  const heads = [...region.querySelectorAll<HTMLElement>('thead th')];
  const isTight = (region.querySelector('table')?.offsetWidth ?? 0) > region.clientWidth;
  let room = region.clientWidth;
  for (const head of heads) {
    const { column, unfold } = head.dataset;
    const grows = head.dataset['grows'] !== undefined;
    if (column === undefined) room -= unfold === undefined ? widthOf(head) : 0;
    else if (!grows || isTight || !needs.has(column)) {
      const need = needOf(head, grows, isTight);
      if (need !== null) needs.set(column, need);
    }
  }
  return room;
}

/**
 * How many columns fit, and whether rows are cards. Measured before anything is painted, anew with other rows, columns or
 * room; the last ones fold first. What is folded is laid out again only when there seems to be room for it.
 */
export function useFold<Row>(
  region: RefObject<HTMLDivElement | null>,
  { columns, rows, labels }: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'labels'>,
): { readonly fitting: number; readonly isCards: boolean } {
  const folds = labels.rest !== undefined;
  const ids = columns.map(({ id }) => id).join();
  const [width, setWidth] = useState(0);
  const [fitting, setFitting] = useState<number | null>(null);
  const [grown, setGrown] = useState(0);
  const needs = useRef<Needs>(new Map());
  const tried = useRef<readonly unknown[]>([]);
  const isCards = folds && width > 0 && width < CARD;
  useLayoutEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!folds || !element || !table) return;
    setWidth(element.clientWidth);
    // What fitted may grow: letters of a font that comes late are wider.
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
      if (table.offsetWidth > element.clientWidth) setGrown((times) => times + 1);
    });
    for (const box of [element, table]) observer.observe(box);
    return () => observer.disconnect();
  }, [folds, region]);
  useLayoutEffect(() => {
    if (!folds || isCards || width === 0 || !region.current) return;
    const names = ids.split(',');
    const room = measure(region.current, needs.current);
    const needed = names.map((id) => needs.current.get(id));
    // One that has never had its place gets it, to be measured.
    const fits = needed.every((need) => need !== undefined) ? fittingIn(room, needed) : names.length;
    const given = [rows, ids, width];
    // Of the same rows what turned out too wide isn't tried again.
    const isTried = given.every((one, index) => one === tried.current[index]);
    tried.current = given;
    setFitting(isTried && fitting !== null ? Math.min(fitting, fits) : fits);
  }, [folds, isCards, width, rows, ids, fitting, grown, region]);
  // Nothing has a place before the first layout, nor in tests without a screen.
  return { fitting: isCards ? columns.length : (fitting ?? columns.length), isCards };
}
