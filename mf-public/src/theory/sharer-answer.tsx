import type { PollView } from '@fio/contracts/public/polls';
import { answerOf } from '@fio/domain/answer-key';
import { useSearchParams } from '@fio/platform/router';
import { ANSWER } from '../share/share-link.ts';
import { useMyOption } from '../votes/my-votes.ts';
import { useTheoryWords } from './words.ts';
import classes from './sharer-answer.module.css';

/** How the sharer's answer stands to the truth or, until there is one, to the visitor's own. */
function verdict(poll: PollView, optionId: string, mine: string | undefined) {
  if (poll.correctOptionId !== null) return poll.correctOptionId === optionId ? 'right' : 'wrong';
  if (mine === undefined) return poll.state === 'open' ? 'ask' : undefined;
  return mine === optionId ? 'same' : 'other';
}

/** What whoever sent the link answered; nothing for a link that carries no answer of this theory. */
export function SharerAnswer({ poll }: { poll: PollView }) {
  const t = useTheoryWords();
  const [search] = useSearchParams();
  const mine = useMyOption(poll.id);
  const optionId = answerOf(poll, search.get(ANSWER) ?? '');
  const option = poll.options.find(({ id }) => id === optionId);
  if (!option) return null;
  const word = verdict(poll, option.id, mine);
  return (
    <p className={classes['sharer']}>
      <span className={classes['who']}>{t('sharer')}</span>{' '}
      <strong className={classes['answer']}>{option.label}</strong> {word && <span>{t(word)}</span>}
    </p>
  );
}
