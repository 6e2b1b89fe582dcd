import { useState } from 'react';
import { session } from '@fio/contracts/public/session';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { api } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { signedIn } from '@fio/platform/session';
import { Notice } from '@fio/platform/account';
import { FormPage } from '../page/form-page.tsx';
import { usePasskeysWork } from '../passkeys/passkeys-work.ts';
import { makePasskey } from '../passkeys/use-create-passkey.ts';
import { usePasskeysWords } from '../passkeys/words.ts';
import { usePendingVote } from '../votes/pending-vote.ts';
import type { Registered } from './use-registration.ts';
import { useRegisterWords } from './words.ts';

/** After the registration: the e-mail to look for, and the way in without typing anything again, with a passkey for the next time or without. */
export function RegistrationDone({ email, password }: Registered) {
  const t = useRegisterWords();
  const isVoteWaiting = usePendingVote();
  const passkey = usePasskeysWords();
  const hasPasskeys = usePasskeysWork();
  const [entering, setEntering] = useState(false);
  const enter = async (withPasskey: boolean) => {
    setEntering(true);
    try {
      const { token } = await api(session.login, { body: { user: email, password } });
      await signedIn('user', token);
      // Over the page it leads to; the device's own question lies over every page.
      if (withPasskey) void makePasskey();
    } catch {
      // The call has said what went wrong; the sign-in page takes it from here.
      navigateTo('/login');
    }
  };
  return (
    <FormPage title={t('doneTitle')}>
      <Notice>{t('doneText', { email })}</Notice>
      <Text tone="muted">{t('doneHint')}</Text>
      <Button size="lg" fullWidth loading={entering} onClick={() => void enter(false)}>
        {t(isVoteWaiting ? 'enterVote' : 'enter')}
      </Button>
      {hasPasskeys && (
        <Button variant="quiet" fullWidth disabled={entering} onClick={() => void enter(true)}>
          {passkey('enterAndCreate')}
        </Button>
      )}
    </FormPage>
  );
}
