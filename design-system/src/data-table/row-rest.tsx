import type { FoldedProps } from './data-table-types.ts';
import classes from './data-table.module.css';

/** What of a row has no column of its own for want of room. */
export function RowRest<Row>({ id, row, ...props }: FoldedProps<Row> & { id: string; row: Row }) {
  const { columns, folded, selection, rowActions } = props;
  const span = columns.length + 1 + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <tr id={id} className={classes.rest}>
      <td colSpan={span}>
        <dl className={classes.facts}>
          {folded.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}
