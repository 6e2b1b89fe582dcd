import { session } from '@fio/contracts/public/session';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { FormAlert, FormBody, FormLinks, Secret } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { signedIn } from '@fio/platform/session';
import { EmailConfirmation } from '../confirm/email-confirmation.tsx';
import { FormPage } from '../page/form-page.tsx';
import { usePendingVote } from '../votes/pending-vote.ts';
import { useLoginWords } from './words.ts';

/** The visitor's sign-in; a vote that waits for it is cast on the page one comes back to. */
export function Login() {
  const t = useLoginWords();
  const isVoteWaiting = usePendingVote();
  const { form, submit, errorOf } = useContractForm(session.login.body, { user: '', password: '' });
  const enter = submit(async (body) => {
    const { token } = await api(session.login, { body });
    await signedIn('user', token);
  });
  return (
    <FormPage title={t('title')} lead={t(isVoteWaiting ? 'vote' : 'lead')}>
      <EmailConfirmation />
      <FormBody name={t('form')} onSubmit={(event) => void enter(event)}>
        <FormAlert message={errorOf('root')} />
        <TextField
          {...form.register('user')}
          label={t('user')}
          error={errorOf('user')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Secret
          {...form.register('password')}
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
      </FormBody>
      <FormLinks>
        <Link href="/register" onNavigate={navigateTo}>
          {t('register')}
        </Link>
        <Link href="/forgot" onNavigate={navigateTo}>
          {t('forgot')}
        </Link>
      </FormLinks>
    </FormPage>
  );
}
