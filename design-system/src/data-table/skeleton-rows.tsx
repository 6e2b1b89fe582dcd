import { Skeleton } from '../skeleton/skeleton.tsx';
import { cx } from '../internal/cx.ts';
import classes from './data-table.module.css';

const ROWS = 8;

/** The rows to come, as high as the real ones. Hidden from screen readers: the region says it is busy. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} className={classes.row} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} className={cx(classes.td)}>
          <Skeleton height={12} width={column === 0 ? '80%' : '56%'} />
        </td>
      ))}
    </tr>
  ));
}
