import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { nextSort } from './next-sort.ts';
import { ACTIONS, REST, SELECTION } from './data-table-types.ts';
import type { Column, DataTableProps, FoldedProps } from './data-table-types.ts';
import classes from './data-table.module.css';

type HeadCellProps<Row> = { id: string; column: Column<Row>; grows: boolean } & Pick<
  DataTableProps<Row>,
  'sort' | 'onSort'
>;

function HeadCell<Row>({ id, column, grows, sort, onSort }: HeadCellProps<Row>) {
  const sorted = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined;
  const Icon = sorted === undefined ? IconSelector : sorted === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th
      id={id}
      scope="col"
      data-column={column.id}
      data-grows={grows || undefined}
      aria-sort={column.sortable ? (sorted ?? 'none') : undefined}
      className={cx(classes.th, classes[column.align ?? 'left'])}
      style={{ '--least': column.width ?? (grows ? '12rem' : undefined) }}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={cx(classes.sort, sorted && classes.sorted)}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** The head: select all that is shown, sort by column. */
export function DataTableHead<Row>(props: FoldedProps<Row>) {
  const {
    columns,
    folded,
    growing,
    headId,
    rows,
    rowId,
    selection,
    onSelect,
    rowActions,
    labels,
    sort,
    onSort,
  } = props;
  const all = rows.length > 0 && rows.every((row) => selection?.has(rowId(row)));
  const some = rows.some((row) => selection?.has(rowId(row)));
  return (
    <thead>
      <tr>
        {selection && (
          <th id={headId(SELECTION)} scope="col" className={cx(classes.th, classes.check)}>
            <label className={classes.target}>
              <input
                type="checkbox"
                aria-label={labels.selectAll}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = some && !all;
                }}
                onChange={() => onSelect?.(new Set(all ? [] : rows.map(rowId)))}
              />
            </label>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            id={headId(column.id)}
            column={column}
            grows={column.id === growing}
            sort={sort}
            onSort={onSort}
          />
        ))}
        {folded.length > 0 && (
          <th id={headId(REST)} scope="col" data-unfold="" className={cx(classes.th, classes.unfold)}>
            <VisuallyHidden>{labels.rest?.column}</VisuallyHidden>
          </th>
        )}
        {rowActions && (
          <th id={headId(ACTIONS)} scope="col" className={cx(classes.th, classes.more)}>
            <VisuallyHidden>{labels.actionsColumn}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
