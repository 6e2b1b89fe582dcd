import type { MyVote } from '@fio/contracts/public/votes';
import { StateChip, type ChipTone } from '@fio/design-system/chip';
import { IconCheck, IconClock, IconLock, IconX } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import type { ReactNode } from 'react';
import { contentLang } from '../../page/content-language.ts';
import { pollAnchor } from '../../votes/pending-vote.ts';
import { useProfileVotesWords } from './words.ts';
import classes from './profile-votes.module.css';

type Outcome = 'hit' | 'miss' | 'open' | 'closed';

const LOOK: Record<Outcome, { tone: ChipTone; icon: ReactNode }> = {
  hit: { tone: 'success', icon: <IconCheck size={14} /> },
  miss: { tone: 'error', icon: <IconX size={14} /> },
  open: { tone: 'info', icon: <IconClock size={14} /> },
  closed: { tone: 'neutral', icon: <IconLock size={14} /> },
};

function outcomeOf({ hit, poll }: MyVote): Outcome {
  if (hit !== null) return hit ? 'hit' : 'miss';
  return poll.state === 'open' ? 'open' : 'closed';
}

const answerOf = ({ options }: MyVote['poll'], optionId: string | null) =>
  options.find(({ id }) => id === optionId)?.label ?? '';

/** Where the thread of a vote ends: what the series showed. */
function Known({ vote: { poll, hit } }: { vote: MyVote }) {
  const t = useProfileVotesWords();
  if (hit === null) return null;
  return (
    <span className={classes['known']} data-hit={hit}>
      {t('shown', { answer: answerOf(poll, poll.correctOptionId) })}
    </span>
  );
}

/** One vote: the theory, the own answer, and what it came to: open, closed, right or wrong. */
export function ProfileVote({ vote }: { vote: MyVote }) {
  const t = useProfileVotesWords();
  const { poll, optionId, votedAt, check, hit } = vote;
  const outcome = outcomeOf(vote);
  const answer = answerOf(poll, optionId);
  return (
    <li className={classes['vote']} data-known={hit !== null} style={{ '--series-ink': poll.show.ink }}>
      <div className={classes['words']}>
        <span className={classes['head']}>
          <span className={classes['series']} lang={contentLang()}>
            {poll.show.title}
          </span>
          <StateChip {...LOOK[outcome]}>{t(outcome)}</StateChip>
        </span>
        <Link
          href={`/${poll.show.slug}#${pollAnchor(poll.id)}`}
          onNavigate={navigateTo}
          className={classes['title']}
          lang={contentLang()}
        >
          {poll.title}
        </Link>
        <span className={classes['answer']}>
          {t('yourVote', { answer })}{' '}
          <span className={classes['when']}>{t('votedAt', { when: format.date(votedAt) })}</span>
        </span>
        <Known vote={vote} />
        {check && <span className={classes['check']}>{t(check)}</span>}
      </div>
    </li>
  );
}
