import { Children } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './series-card.module.css';

/** Posters in a row that snaps when scrolled; `label` names the list. The row itself can be focused and scrolled by keys. */
export function PosterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <ul className={cx(classes.row)}>
        {Children.map(children, (child) => (
          <li className={classes.item}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
