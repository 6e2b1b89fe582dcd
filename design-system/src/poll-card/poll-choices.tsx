import { cx } from '../internal/cx.ts';
import type { PollCardProps } from './poll-card-types.ts';
import classes from './poll-answers.module.css';

/** The answers as touch targets of at least 48 px; more than four scroll within the box. */
export function PollChoices({
  poll,
  labels,
  onVote,
  pending,
  titleId,
}: Pick<PollCardProps, 'poll' | 'labels' | 'onVote' | 'pending'> & { titleId: string }) {
  return (
    <>
      {labels.noScript && (
        <noscript>
          <p className={classes.noScript}>{labels.noScript}</p>
        </noscript>
      )}
      <div
        role="group"
        aria-label={labels.choose}
        // Who comes by keyboard hears what is asked along with the first answer.
        aria-describedby={titleId}
        className={cx(classes.choices, classes[poll.type])}
      >
        {poll.options.map((option) => (
          <button
            key={option.id}
            type="button"
            lang={poll.lang}
            className={cx(classes.choice, pending === option.id && classes.pending)}
            aria-disabled={pending !== undefined || undefined}
            aria-busy={pending === option.id || undefined}
            aria-pressed={poll.myOptionId === undefined ? undefined : poll.myOptionId === option.id}
            onClick={() => pending === undefined && onVote(option.id)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </>
  );
}
