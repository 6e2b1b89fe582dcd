import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { topOf } from './top-of.ts';
import classes from './column-chart.module.css';

/**
 * `label` names the moment in the table and on hover, `tick` shortly under the axis; `text` is the figure; `before` draws a line
 * where another period stood, which `summary` and `text` tell of.
 */
export type ColumnDatum = {
  id: string;
  label: string;
  tick: string;
  value: number;
  text: string;
  before?: number;
  mark?: boolean;
};

/** `format` writes the axis' figures; `table` is what opens the figures behind the chart. */
export type ColumnChartProps = {
  caption: string;
  summary: string;
  data: readonly ColumnDatum[];
  labels: { category: string; value: string; table: string };
  format: (value: number) => string;
};

/** As many labels as fit under the narrowest chart. */
const TICKS = 4;

/** Columns over time, oldest first: the sentence says it, the picture shows it, the table holds it. */
export function ColumnChart({ caption, summary, data, labels, format }: ColumnChartProps) {
  const top = topOf(Math.max(0, ...data.flatMap(({ value, before = 0 }) => [value, before])));
  const step = Math.max(1, Math.ceil(data.length / TICKS));
  return (
    <figure className={cx(classes.figure)}>
      <figcaption className={classes.caption}>
        {caption}
        <span className={classes.summary}>{summary}</span>
      </figcaption>
      <div className={classes.plot} aria-hidden>
        {[top, top / 2].map((line) => (
          <span key={line} className={classes.line} style={{ '--share': line / top }}>
            {format(line)}
          </span>
        ))}
        <ol className={classes.columns}>
          {data.map(({ id, label, tick, value, text, before = 0, mark }, index) => (
            <li key={id} className={classes.column} title={`${label}: ${text}`}>
              <span className={cx(classes.bar, mark && classes.mark)} style={{ '--share': value / top }} />
              {before > 0 && <span className={classes.before} style={{ '--share': before / top }} />}
              {index % step === 0 && <span className={classes.tick}>{tick}</span>}
            </li>
          ))}
        </ol>
      </div>
      <details className={classes.details}>
        <summary>{labels.table}</summary>
        <table className={classes.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.category}</th>
              <th scope="col">{labels.value}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ id, label, text }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
