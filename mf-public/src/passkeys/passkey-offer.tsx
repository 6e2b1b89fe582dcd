import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { IconKey } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { CreateForm } from './create-form.tsx';
import { usePasskeysWork } from './passkeys-work.ts';
import { useCreatePasskey } from './use-create-passkey.ts';
import { usePasskeysWords } from './words.ts';
import classes from './passkeys.module.css';

/** Offered once, to who has just registered. Refused, it is gone; the profile has it. */
export function PasskeyOffer() {
  const t = usePasskeysWords();
  const works = usePasskeysWork();
  const { busy, create } = useCreatePasskey();
  const [answer, setAnswer] = useState<'created' | 'password' | 'no'>();
  if (!works || answer === 'no') return null;
  // The password was typed a moment ago, and isn't asked for unless the offer stood there for long.
  const accept = async () => {
    const made = await create();
    if (made !== 'not') setAnswer(made);
  };
  return (
    <div className={classes['offer']}>
      <div role="status">{answer === 'created' && <Text>{t('offerDone')}</Text>}</div>
      {answer === 'password' && <CreateForm onDone={() => setAnswer('created')} />}
      {!answer && (
        <>
          <strong>{t('offerTitle')}</strong>
          <Text tone="muted">{t('offerText')}</Text>
          <div className={classes['answers']}>
            <Button
              size="sm"
              variant="secondary"
              icon={<IconKey size={18} aria-hidden />}
              loading={busy}
              onClick={() => void accept()}
            >
              {t('create')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAnswer('no')}>
              {t('offerNo')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
