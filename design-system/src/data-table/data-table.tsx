import { useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useFold } from './use-fold.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Column, DataTableProps } from './data-table-types.ts';
import classes from './data-table.module.css';

/** The table itself, once there is something to show. */
function Rows<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, state, labels } = props;
  const region = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(region);
  const id = useId();
  const { fitting, isCards } = useFold(region, props);
  const isShown = (column: Column<Row>, index: number) =>
    isCards ? index === 0 || column.fact === true : index < fitting;
  const shown = columns.filter(isShown);
  const folded = columns.filter((column, index) => !isShown(column, index));
  const growing = (shown.find(({ grows }) => grows) ?? shown[0])?.id;
  const headId = (column: string) => `${id}${column}`;
  const table = { ...props, columns: shown, folded, growing, headId };
  const loading = state === 'loading' && rows.length === 0;
  return (
    <div
      ref={region}
      role="region"
      aria-label={caption}
      aria-busy={state === 'loading'}
      tabIndex={0}
      className={cx(
        classes.region,
        labels.rest && classes.folding,
        isCards && classes.cards,
        props.density === 'compact' && classes.compact,
        state === 'loading' && classes.busy,
      )}
      onKeyDown={onKeyDown}
    >
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        {/* Of a card nothing is a column; what it can be sorted by is, folded or not. */}
        <DataTableHead {...table} {...(isCards && { columns })} />
        <tbody>
          {loading ? (
            <SkeletonRows columns={shown.length + (props.selection ? 1 : 0) + (props.rowActions ? 1 : 0)} />
          ) : (
            rows.map((row) => <DataTableRow key={rowId(row)} row={row} {...table} />)
          )}
        </tbody>
      </table>
      <VisuallyHidden role="status">{state === 'loading' ? labels.loading : ''}</VisuallyHidden>
    </div>
  );
}

/**
 * A list with rows of 40 px, or lower ones, and a head that stays. Columns that don't fit fold under their row, and on a telephone each row
 * is a card; without the label for that (`rest`) the table scrolls within its own region, which can be focused. Keys: j and k
 * go through the rows, Enter opens, x selects. Needs MantineRoot above for the row menus.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, state, empty, error } = props;
  if (state === 'error') return <div className={classes.instead}>{error}</div>;
  if (state === 'ready' && rows.length === 0) return <div className={classes.instead}>{empty}</div>;
  return <Rows {...props} />;
}
