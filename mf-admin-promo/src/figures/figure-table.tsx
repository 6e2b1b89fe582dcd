import type { ReactNode } from 'react';
import classes from './figure-table.module.css';

interface Props {
  readonly labelledBy: string;
  readonly heads: readonly string[];
  /** The first cell of each names it. */
  readonly rows: readonly {
    readonly id: string;
    readonly cells: readonly ReactNode[];
    readonly isChosen?: boolean;
  }[];
}

/** Figures that are compared down their columns; it scrolls in itself where it is wider than the page. */
export function FigureTable({ labelledBy, heads, rows }: Props) {
  return (
    // Arrows scroll it once it has the focus.
    <section className={classes['scroll']} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={classes['figures']} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells], isChosen = false }) => (
            <tr key={id} data-chosen={isChosen || undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
