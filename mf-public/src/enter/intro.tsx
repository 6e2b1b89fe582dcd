import { Text } from '@fio/design-system/text';
import { hasPendingVote, pendingAnswer } from '../votes/pending-vote.ts';
import { useEnterWords } from './words.ts';
import classes from './enter.module.css';

/** The answer that waits, and that the page stays. */
export function Intro() {
  const t = useEnterWords();
  if (!hasPendingVote()) return null;
  const answer = pendingAnswer();
  return (
    <div className={classes['lead']}>
      <p className={classes['answer']}>{answer === undefined ? t('answerKept') : t('answer', { answer })}</p>
      <Text tone="muted">{t('answerLine')}</Text>
    </div>
  );
}
