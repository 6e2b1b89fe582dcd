import { StateChip } from '@fio/design-system/chip';
import { format } from '@fio/platform/i18n';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

/** The votes that count and, where some wait for a decision, how many were counted apart. */
export function PollVotes({ poll }: { poll: { readonly votes: number; readonly suspicious: number } }) {
  const t = usePollsWords();
  return (
    <span className={classes['votes']}>
      {poll.suspicious > 0 && (
        <StateChip tone="warning">
          {t('suspicious.mark', { count: poll.suspicious, votes: format.number(poll.suspicious) })}
        </StateChip>
      )}
      {format.number(poll.votes)}
    </span>
  );
}
