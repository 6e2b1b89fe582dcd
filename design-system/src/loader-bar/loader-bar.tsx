import { useEffect, useState } from 'react';
import classes from './loader-bar.module.css';
import { cx } from '../internal/cx.ts';

/** `active` while at least one request is under way. `label` names the bar for screen readers. */
export type LoaderBarProps = { active: boolean; label: string };

const THRESHOLD_MS = 10;
const TICK_MS = 50;

/** Each tick goes a twelfth of what is left, so the bar never ends before the request does. */
const nextStep = (percent: number) => percent + (94 - percent) / 12;

/**
 * The thin bar at the top of the page. It shows only when active for at least 10 ms and moves every
 * 50 ms (specification, section 9).
 */
export function LoaderBar({ active, label }: LoaderBarProps) {
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    if (!active) {
      setPercent(null);
      return;
    }
    let tick: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      setPercent(8);
      tick = setInterval(() => setPercent((now) => nextStep(now ?? 8)), TICK_MS);
    }, THRESHOLD_MS);
    return () => {
      clearTimeout(start);
      clearInterval(tick);
    };
  }, [active]);

  const shown = percent !== null;
  return (
    <div
      className={cx(classes.bar, shown && classes.shown)}
      {...(shown && { role: 'progressbar', 'aria-label': label })}
    >
      <div className={classes.fill} style={{ transform: `scaleX(${(percent ?? 100) / 100})` }} />
    </div>
  );
}
