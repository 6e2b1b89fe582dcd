import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './definition-list.module.css';

/** Terms and their values: the summary of a record. An empty value is shown as a dash. */
export function DefinitionList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className={cx(classes.list)}>
      {items.map(({ term, value }) => (
        <div key={term} className={classes.pair}>
          <dt className={classes.term}>{term}</dt>
          <dd className={classes.value}>
            {value === undefined || value === null || value === '' ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
