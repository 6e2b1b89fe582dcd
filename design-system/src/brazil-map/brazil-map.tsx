import { cx } from '../internal/cx.ts';
import { BRAZIL_SHAPES, MAP_HEIGHT, MAP_WIDTH } from './brazil-shapes.ts';
import { levelOf, rangesOf } from './levels.ts';
import classes from './brazil-map.module.css';

/** A federative unit by its two letters; `text` is its figure as shown. Null: nobody may be told. */
export type MapDatum = { id: string; label: string; value: number | null; text: string };

/**
 * `summary` is the map in one sentence; `none` names the shade of nothing, `hidden` that of what nobody may be told;
 * `credit` who drew the outlines. With `isPartial` a unit that isn't in `data` is hidden, else it has nothing.
 */
export type BrazilMapProps = {
  caption: string;
  summary: string;
  data: readonly MapDatum[];
  isPartial?: boolean;
  labels: { none: string; hidden: string; credit: string };
  format: (value: number) => string;
};

/**
 * The 27 units of Brazil, the darker the more. A picture with a name and a sentence: put the table of the same figures
 * beside it, for no colour can be read out.
 */
export function BrazilMap({ caption, summary, data, isPartial = false, labels, format }: BrazilMapProps) {
  const byUnit = new Map(data.map((datum) => [datum.id, datum]));
  const greatest = Math.max(0, ...data.map(({ value }) => value ?? 0));
  const levelAt = (unit: string): number | 'hidden' => {
    const value = byUnit.has(unit) ? byUnit.get(unit)?.value : isPartial ? null : 0;
    return value === null ? 'hidden' : levelOf(value ?? 0, greatest);
  };
  const isAnyHidden = Object.keys(BRAZIL_SHAPES).some((unit) => levelAt(unit) === 'hidden');
  return (
    <figure className={cx(classes.figure)}>
      <figcaption className={classes.caption}>
        {caption}
        <span className={classes.summary}>{summary}</span>
      </figcaption>
      <svg
        className={classes.map}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="img"
        aria-label={`${caption}. ${summary}`}
      >
        {Object.entries(BRAZIL_SHAPES).map(([unit, shape]) => {
          const datum = byUnit.get(unit);
          return (
            <path key={unit} d={shape} data-level={levelAt(unit)}>
              <title>
                {datum
                  ? `${datum.label}: ${datum.text}`
                  : `${unit}: ${isPartial ? labels.hidden : labels.none}`}
              </title>
            </path>
          );
        })}
      </svg>
      <ul className={classes.legend}>
        <li>
          <span className={classes.shade} data-level={0} aria-hidden />
          {labels.none}
        </li>
        {isAnyHidden && (
          <li>
            <span className={classes.shade} data-level="hidden" aria-hidden />
            {labels.hidden}
          </li>
        )}
        {rangesOf(greatest).map(({ level, from, to }) => (
          <li key={level}>
            <span className={classes.shade} data-level={level} aria-hidden />
            {from === to ? format(from) : `${format(from)}–${format(to)}`}
          </li>
        ))}
      </ul>
      <p className={classes.credit}>{labels.credit}</p>
    </figure>
  );
}
