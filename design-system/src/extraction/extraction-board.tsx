import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './extraction.module.css';

/** What a digit of a prize is taken for: the number's order, its series, or both. */
export type DigitMark = 'order' | 'series' | 'both';

/**
 * `digits` from left to right; `marks` by their place from the left, 0 first. `said` tells the same in words ('1º prêmio:
 * 23337. Unidade 7 na ordem; dezena 3 na série.').
 */
export type ExtractionPrize = {
  label: string;
  digits: string;
  marks: Readonly<Partial<Record<number, DigitMark>>>;
  said: string;
};

/** All texts are ready. */
export type ExtractionBoardProps = {
  label: string;
  prizes: readonly ExtractionPrize[];
  /** What the two marks mean. */
  legend: { readonly order: string; readonly series: string };
};

/** The five prizes of an extraction, with the digits that make the number: filled for the order, ringed for the series. */
export function ExtractionBoard({ label, prizes, legend }: ExtractionBoardProps) {
  const used = new Set(prizes.flatMap(({ marks }) => Object.values(marks)));
  const shown = (['order', 'series'] as const).filter((mark) => used.has(mark) || used.has('both'));
  return (
    <div className={classes.board}>
      <ol className={classes.prizes} aria-label={label}>
        {prizes.map(({ label: prize, digits, marks, said }) => (
          <li key={prize} className={classes.prize}>
            <VisuallyHidden>{said}</VisuallyHidden>
            <span className={classes.label} aria-hidden>
              {prize}
            </span>
            <span className={classes.digits} aria-hidden>
              {[...digits].map((digit, index) => {
                const mark = marks[index];
                return (
                  <span key={index} className={cx(classes.digit, mark && classes[mark])}>
                    {digit}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.legend} aria-hidden>
        {shown.map((mark) => (
          <span key={mark}>
            <span className={cx(classes.digit, classes.sample, classes[mark])} /> {legend[mark]}
          </span>
        ))}
      </p>
    </div>
  );
}
