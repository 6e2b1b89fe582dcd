import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './timeline.module.css';

/** `when` is ready text; `exact` (an ISO instant) is what machines and the tooltip get. */
export type TimelineItem = {
  id: string;
  title: ReactNode;
  when: string;
  exact: string;
  by?: string;
  body?: ReactNode;
};

/** A record's history, newest first. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol className={cx(classes.timeline)} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <p className={classes.title}>{item.title}</p>
          <p className={classes.meta}>
            <time dateTime={item.exact} title={item.exact}>
              {item.when}
            </time>
            {item.by && <span> · {item.by}</span>}
          </p>
          {item.body && <div className={classes.body}>{item.body}</div>}
        </li>
      ))}
    </ol>
  );
}
