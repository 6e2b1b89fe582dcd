import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { cx } from '../internal/cx.ts';
import classes from './password-meter.module.css';

/** `score` from 0 to 4 (@fio/domain's passwordStrength); `problems` are ready sentences, empty when none is left. */
export type PasswordMeterProps = {
  score: 0 | 1 | 2 | 3 | 4;
  problems: readonly string[];
  labels: {
    /** Names the meter: 'Força da senha'. */
    meter: string;
    /** The word for each score, from 0 to 4. */
    scores: readonly [string, string, string, string, string];
    /** Said when no problem is left. */
    fulfilled: string;
  };
};

/** How strong a password is, in four steps and a word, and what is still missing. */
export function PasswordMeter({ score, problems, labels }: PasswordMeterProps) {
  return (
    <div className={cx(classes.meter)}>
      <div
        role="meter"
        aria-label={labels.meter}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={labels.scores[score]}
        className={classes.steps}
        data-score={score}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cx(classes.step, step <= score && classes.on)} />
        ))}
      </div>
      <div className={classes.words} aria-live="polite">
        <span className={classes.score}>{labels.scores[score]}</span>
        {problems.length === 0 ? (
          <span className={classes.fulfilled}>
            <IconCheck size={14} aria-hidden /> {labels.fulfilled}
          </span>
        ) : (
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
