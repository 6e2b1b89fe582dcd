import { Button } from '@fio/design-system/button';
import { IconCircleCheck } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { PasskeyOffer } from '../passkeys/passkey-offer.tsx';
import { pendingAnswer } from '../votes/pending-vote.ts';
import { useVoteOutcome } from '../votes/vote-outcome.ts';
import { useEnterWords } from './words.ts';
import classes from './enter.module.css';

interface Props {
  readonly email: string;
  readonly onClose: () => void;
}

/** After a registration in the sheet: what became of the vote, and what the e-mail is still needed for. */
export function Entered({ email, onClose }: Props) {
  const t = useEnterWords();
  const outcome = useVoteOutcome();
  const answer = pendingAnswer();
  return (
    <div className={classes['stack']}>
      <div role="status">
        {outcome === 'counted' && answer !== undefined && (
          <p className={classes['counted']}>
            <IconCircleCheck size={20} aria-hidden />
            {t('answer', { answer })}
          </p>
        )}
        {outcome && outcome !== 'counted' && <Text>{t(`${outcome}Text`)}</Text>}
      </div>
      <div className={classes['confirm']}>
        <strong>{t('confirmTitle')}</strong>
        <Text>{email}</Text>
        <Text tone="muted">{t('confirmText')}</Text>
      </div>
      <PasskeyOffer />
      <Button size="lg" fullWidth onClick={onClose} data-autofocus>
        {t('done')}
      </Button>
    </div>
  );
}
