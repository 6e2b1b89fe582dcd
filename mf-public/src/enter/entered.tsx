import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
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
  return (
    <div className={classes['stack']}>
      <div role="status">{outcome && outcome !== 'counted' && <Text>{t(`${outcome}Text`)}</Text>}</div>
      <div className={classes['confirm']}>
        <strong>{t('confirmTitle')}</strong>
        <Text tone="muted">{t('confirmText', { email })}</Text>
      </div>
      <Button size="lg" fullWidth onClick={onClose} data-autofocus>
        {t('done')}
      </Button>
    </div>
  );
}
