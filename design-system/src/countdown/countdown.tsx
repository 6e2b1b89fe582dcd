import { cx } from '../internal/cx.ts';
import { remainingParts } from './remaining.ts';
import classes from './countdown.module.css';

/** The unit under each figure, and the whole in one sentence for screen readers. */
export type CountdownLabels = {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Such as 'Faltam 3 dias'. Not repeated each second. */
  summary: string;
};

/** `now` is given from outside (the server's clock, ticking each second): the component has no clock. */
export type CountdownProps = { to: Date; now: Date; labels: CountdownLabels };

/** The time left to an instant, in four figures. */
export function Countdown({ to, now, labels }: CountdownProps) {
  const parts = remainingParts(to, now);
  return (
    <div role="timer" aria-label={labels.summary} className={cx(classes.countdown)}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={classes.part} aria-hidden>
          <span className={classes.figure}>{String(parts[unit]).padStart(2, '0')}</span>
          <span className={classes.unit}>{labels[unit]}</span>
        </span>
      ))}
    </div>
  );
}
