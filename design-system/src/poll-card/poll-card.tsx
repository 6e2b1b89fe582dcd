import { useId, useRef, useState } from 'react';
import { rankedResults } from '@fio/domain/ranked-results';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { PollChoices } from './poll-choices.tsx';
import { PollHeader } from './poll-header.tsx';
import { PollResults } from './poll-results.tsx';
import { PollTitle } from './poll-title.tsx';
import type { PollCardLabels, PollCardPoll, PollCardProps } from './poll-card-types.ts';
import classes from './poll-card.module.css';

const spokenResults = (poll: PollCardPoll, labels: PollCardLabels) =>
  rankedResults(poll)
    .filter((option) => option.percent !== undefined)
    .map((option) => `${option.label}: ${labels.percent(option.percent ?? 0)}`)
    .join(', ');

/**
 * Said when the results appear after a vote, not with a page that has them already, where the list itself is read, and not
 * again with each vote of somebody else while they are live.
 */
function useSpoken(answering: boolean, poll: PollCardPoll, labels: PollCardLabels): string {
  const moment = answering ? '' : `${poll.state}:${poll.myOptionId}`;
  const [said, setSaid] = useState({ moment, words: '' });
  if (said.moment !== moment) setSaid({ moment, words: answering ? '' : spokenResults(poll, labels) });
  return said.words;
}

/**
 * A theory that can be answered. The answers and the results take turns in a box whose height is the
 * same for both: nothing on the page moves when someone votes.
 */
export function PollCard(props: PollCardProps) {
  const { poll, labels, onVote, pending, actions, featured } = props;
  const [changing, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const titleId = useId();
  const voted = poll.myOptionId !== undefined;
  const answering = poll.state === 'open' && (!voted || changing);
  const vote = (optionId: string) => {
    setChanging(false);
    setHeight(box.current?.offsetHeight);
    onVote(optionId);
  };
  const spoken = useSpoken(answering, poll, labels);
  const canChange = poll.state === 'open' && voted;
  const changeButton = (
    <button type="button" data-change className={classes.change} onClick={() => setChanging(!changing)}>
      {changing ? labels.keepVote : labels.changeVote}
    </button>
  );
  return (
    <article
      className={cx(classes.card, featured && classes.featured, poll.series && classes.colored)}
      aria-labelledby={titleId}
      style={poll.series && { '--series-ink': poll.series.ink, '--series-shade': poll.series.shade }}
    >
      <PollHeader poll={poll} labels={labels} />
      <PollTitle {...props} titleId={titleId} />
      {poll.outcome && <p className={classes.outcome}>{poll.outcome}</p>}
      <div
        ref={box}
        className={cx(classes.box, classes[poll.type], poll.state === 'open' && classes.steady)}
        style={{ '--rows': poll.options.length, ...(poll.state === 'open' && { minHeight: height }) }}
      >
        {answering ? (
          <PollChoices poll={poll} labels={labels} pending={pending} titleId={titleId} onVote={vote} />
        ) : (
          <>
            <PollResults poll={poll} labels={labels} />
            <div className={classes.actions}>
              {actions}
              {canChange && changeButton}
            </div>
          </>
        )}
      </div>
      <p role="status" className={classes.notice}>
        {poll.notice && (
          <>
            <IconAlertTriangle size={18} aria-hidden />
            <span>{poll.notice}</span>
          </>
        )}
      </p>
      {poll.verdict && <p className={classes.verdict}>{poll.verdict}</p>}
      {poll.explanation && (
        <p className={classes.explanation} lang={poll.lang}>
          {poll.explanation}
        </p>
      )}
      <p className={classes.meta}>
        {poll.total !== undefined && <span>{labels.total(poll.total)}</span>}
        {poll.note && <span>{poll.note}</span>}
        {changing && canChange && changeButton}
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </article>
  );
}
