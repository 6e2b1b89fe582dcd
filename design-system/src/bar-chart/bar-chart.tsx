import { cx } from '../internal/cx.ts';
import classes from './bar-chart.module.css';

/** `text` is the figure as shown ('1.204 votos'); `mark` sets one bar apart in the accent colour. */
export type BarDatum = { id: string; label: string; value: number; text: string; mark?: boolean };

/** `summary` is the chart in one sentence; the two headings are those of the table behind it. */
export type BarChartProps = {
  caption: string;
  summary?: string;
  data: readonly BarDatum[];
  labels: { category: string; value: string };
};

/** Horizontal bars that are a table: every figure can be read, copied and heard. */
export function BarChart({ caption, summary, data, labels }: BarChartProps) {
  const longest = Math.max(1, ...data.map((datum) => datum.value));
  return (
    <table className={cx(classes.chart)}>
      <caption className={classes.caption}>
        {caption}
        {summary && <span className={classes.summary}>{summary}</span>}
      </caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{labels.category}</th>
          <th scope="col">{labels.value}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((datum) => (
          <tr key={datum.id} className={classes.row}>
            <th scope="row" className={classes.label}>
              {datum.label}
            </th>
            <td className={classes.cell}>
              <span
                className={cx(classes.bar, datum.mark && classes.mark)}
                style={{ '--share': datum.value / longest }}
                aria-hidden
              />
              <span className={classes.text}>{datum.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
