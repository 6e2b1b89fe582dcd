import { cx } from '../internal/cx.ts';
import classes from './progress.module.css';

/** `value` is a percentage; `mine` draws the bar as the thread. */
export type ProgressBarProps = { value: number; label: string; mine?: boolean; className?: string };

/** A bar that fills in 400 ms. Its name and value are read aloud; the figure belongs beside it, in words. */
export function ProgressBar({ value, label, mine, className }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx(classes.track, mine && classes.mine, className)}
    >
      <div className={classes.fill} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
