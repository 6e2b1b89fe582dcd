import { useState } from 'react';
import { session } from '@fio/contracts/public/session';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { api } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { signedIn } from '@fio/platform/session';
import { Notice } from '@fio/platform/account';
import { FormPage } from '../page/form-page.tsx';
import { usePendingVote } from '../votes/pending-vote.ts';
import type { Registered } from './use-registration.ts';
import { useRegisterWords } from './words.ts';

/** After the registration: the e-mail to look for, and the way in without typing anything again. */
export function RegistrationDone({ email, password }: Registered) {
  const t = useRegisterWords();
  const isVoteWaiting = usePendingVote();
  const [entering, setEntering] = useState(false);
  const enter = async () => {
    setEntering(true);
    try {
      const { token } = await api(session.login, { body: { user: email, password } });
      await signedIn('user', token);
    } catch {
      // The call has said what went wrong; the sign-in page takes it from here.
      navigateTo('/login');
    }
  };
  return (
    <FormPage title={t('doneTitle')}>
      <Notice>{t('doneText', { email })}</Notice>
      <Text tone="muted">{t('doneHint')}</Text>
      <Button size="lg" fullWidth loading={entering} onClick={() => void enter()}>
        {t(isVoteWaiting ? 'enterVote' : 'enter')}
      </Button>
    </FormPage>
  );
}
