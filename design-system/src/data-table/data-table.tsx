import { useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { DataTableProps } from './data-table-types.ts';
import classes from './data-table.module.css';

/**
 * A list with rows of 40 px and a head that stays. From 360 px up: it scrolls within its own region,
 * which can be focused. Keys: j and k go through the rows, Enter opens, x selects. Needs MantineRoot
 * above for the row menus.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowId, state, empty, error, labels } = props;
  const region = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(region);
  if (state === 'error') return <div className={classes.instead}>{error}</div>;
  if (state === 'ready' && rows.length === 0) return <div className={classes.instead}>{empty}</div>;
  const loading = state === 'loading' && rows.length === 0;
  return (
    <div
      ref={region}
      role="region"
      aria-label={caption}
      aria-busy={state === 'loading'}
      tabIndex={0}
      className={cx(classes.region, state === 'loading' && classes.busy)}
      onKeyDown={onKeyDown}
    >
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <DataTableHead {...props} />
        <tbody>
          {loading ? (
            <SkeletonRows
              columns={props.columns.length + (props.selection ? 1 : 0) + (props.rowActions ? 1 : 0)}
            />
          ) : (
            rows.map((row) => <DataTableRow key={rowId(row)} row={row} {...props} />)
          )}
        </tbody>
      </table>
      <VisuallyHidden role="status">{state === 'loading' ? labels.loading : ''}</VisuallyHidden>
    </div>
  );
}
