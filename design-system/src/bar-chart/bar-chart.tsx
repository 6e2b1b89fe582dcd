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

const longestOf = (texts: readonly string[]) => Math.max(1, ...texts.map(({ length }) => length));

/** Of the width, in hundredths: what the labels need beside the figures and some of the bars, within what leaves both readable. */
function labelShare(data: readonly BarDatum[]): number {
  const label = longestOf(data.map((datum) => datum.label));
  const text = longestOf(data.map((datum) => datum.text));
  return Math.min(50, Math.max(32, Math.round((100 * label) / (label + 1.5 * text + 20))));
}

/** Horizontal bars that are a table: every figure can be read, copied and heard. */
export function BarChart({ caption, summary, data, labels }: BarChartProps) {
  const longest = Math.max(1, ...data.map((datum) => datum.value));
  // The longest bar leaves room for its figure: the others have more of it.
  const room = longestOf(data.filter(({ value }) => value === longest).map(({ text }) => text));
  return (
    <table className={cx(classes.chart)} style={{ '--label': `${labelShare(data)}%`, '--room': `${room}ch` }}>
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
