import { Button } from '@fio/design-system/button';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { useSuggestionsWords } from './words.ts';
import classes from './suggestions.module.css';

interface Props {
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** What happens next, once a suggestion has arrived. */
export function SuggestionSent({ onAnother, onClose }: Props) {
  const t = useSuggestionsWords();
  return (
    <div className={classes['form']}>
      <div role="status">
        <Text>{t('sent')}</Text>
      </div>
      <Link href="/perfil" onNavigate={navigateTo}>
        {t('follow')}
      </Link>
      <div className={classes['buttons']}>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
