import { Children, type ReactNode } from 'react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { cx } from '../internal/cx.ts';
import { useRow } from './use-row.ts';
import classes from './snap-row.module.css';

/**
 * `label` names the row. How wide an item is, and how far the row reaches beyond its place, `className` says by `--snap-item`
 * and `--snap-edge`.
 */
export type SnapRowProps = { label: string; className?: string | undefined; children: ReactNode };

/**
 * Things side by side in a row that snaps, each with one link. Arrow keys lead from one to the next; whoever has a mouse
 * gets arrows at the sides, which say nothing to others: the links are in reach without them.
 */
export function SnapRow({ label, className, children }: SnapRowProps) {
  const { row, more, look, turn, onKeyDown } = useRow();
  const arrow = (direction: 1 | -1) => (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      className={cx(classes.arrow, direction < 0 ? classes.back : classes.on)}
      onClick={() => turn(direction)}
    >
      {direction < 0 ? <IconChevronLeft size={24} /> : <IconChevronRight size={24} />}
    </button>
  );
  return (
    <div className={cx(classes.frame, className)}>
      <div
        ref={row}
        className={classes.scroller}
        role="region"
        aria-label={label}
        onScroll={look}
        onKeyDown={onKeyDown}
      >
        <ul className={classes.row}>
          {Children.map(children, (child) => (
            <li className={classes.item}>{child}</li>
          ))}
        </ul>
      </div>
      {more.before && arrow(-1)}
      {more.after && arrow(1)}
    </div>
  );
}
