import type { KeyboardEvent, RefObject } from 'react';

const typing = (target: HTMLElement) =>
  target.matches('textarea, select, [contenteditable], input:not([type="checkbox"])') ||
  target.closest('[role="menu"]') !== null;

/** Keys of a list: j and k (or the arrows) go through the rows, Enter opens the focused one, x selects it. */
export const useRowKeys =
  (region: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    if (typing(target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(region.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(target));
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    const current = rows[at];
    if (step !== undefined) {
      // From outside of the rows, the first press goes to the first row.
      rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
    } else if (current && target === current && event.key === 'Enter') {
      current.querySelector<HTMLElement>('a[data-open]')?.click();
    } else if (current && event.key === 'x') {
      current.querySelector<HTMLElement>('input[data-select]')?.click();
    } else return;
    event.preventDefault();
  };
