import { rankedResults } from '@fio/domain/ranked-results';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { cx } from '../internal/cx.ts';
import type { PollCardProps, PollOption } from './poll-card-types.ts';
import classes from './poll-answers.module.css';

type ResultsProps = Pick<PollCardProps, 'poll' | 'labels'>;

function Result({ option, poll, labels }: ResultsProps & { option: PollOption }) {
  const mine = poll.myOptionId === option.id;
  const correct = poll.correctOptionId === option.id;
  return (
    <li className={cx(classes.result, mine && classes.mine, correct && classes.correct)}>
      <span
        className={classes.bar}
        style={{ transform: `scaleX(${(option.percent ?? 0) / 100})` }}
        aria-hidden
      />
      <span className={classes.answer}>
        {correct && poll.stamp !== 'invented' && (
          <>
            <IconCheck size={16} stroke={2.5} role="img" aria-label={labels.correct} />{' '}
          </>
        )}
        <span className={classes.label} lang={poll.lang}>
          {option.label}
        </span>
        {mine && (
          <>
            {' '}
            <span className={classes.yours}>{labels.yourVote}</span>
          </>
        )}
      </span>
      {option.percent !== undefined && (
        <span className={classes.percent}>{labels.percent(option.percent)}</span>
      )}
    </li>
  );
}

/** Of a long list only two bars are seen at once: the visitor's own answer is said above it. */
function OwnAnswer({ poll, labels }: ResultsProps) {
  const mine = poll.options.find((option) => option.id === poll.myOptionId);
  if (!mine) return null;
  return (
    <p className={classes.own}>
      {mine.percent !== undefined && <span className={classes.figure}>{labels.percent(mine.percent)}</span>}
      <span className={classes.answer}>
        <span className={classes.yours}>{labels.yourVote}</span>
        <span className={classes.label} lang={poll.lang}>
          {mine.label}
        </span>
      </span>
    </p>
  );
}

/**
 * The answers as bars. In a multiple-choice poll the list is at most 90 px high and scrolls
 * (specification, sections 2 and 9), so it can be focused and scrolled by keys.
 */
export function PollResults({ poll, labels }: ResultsProps) {
  const scrolls = poll.type === 'multiple' && poll.options.length > 2;
  return (
    <>
      {poll.options.length > 3 && <OwnAnswer poll={poll} labels={labels} />}
      <ul
        className={cx(classes.results, classes[poll.type])}
        aria-label={labels.results}
        {...(scrolls && { tabIndex: 0, role: 'list' })}
      >
        {rankedResults(poll).map((option) => (
          <Result key={option.id} option={option} poll={poll} labels={labels} />
        ))}
      </ul>
    </>
  );
}
