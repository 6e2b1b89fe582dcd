import { session } from '@fio/contracts/public/session';
import { Button } from '@fio/design-system/button';
import { PasswordField, TextField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { signedIn } from '@fio/platform/session';
import { EmailConfirmation } from '../confirm/email-confirmation.tsx';
import { FormLinks, FormPage } from '../page/form-page.tsx';
import { FormAlert } from '../page/form-alert.tsx';
import { usePageWords } from '../page/words.ts';
import { hasPendingVote } from '../votes/pending-vote.ts';
import { useLoginWords } from './words.ts';
import page from '../page/form-page.module.css';

/** The visitor's sign-in; a vote that waits for it is cast on the page one comes back to. */
export function Login() {
  const t = useLoginWords();
  const words = usePageWords();
  const { form, submit, errorOf } = useContractForm(session.login.body, { user: '', password: '' });
  const enter = submit(async (body) => {
    const { token } = await api(session.login, { body });
    await signedIn('user', token);
  });
  return (
    <FormPage title={t('title')} lead={t(hasPendingVote() ? 'vote' : 'lead')}>
      <EmailConfirmation />
      <form
        className={page['form']}
        noValidate
        aria-label={t('form')}
        onSubmit={(event) => void enter(event)}
      >
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
        <PasswordField
          {...form.register('password')}
          label={t('password')}
          error={errorOf('password')}
          showLabel={words('showPassword')}
          hideLabel={words('hidePassword')}
          required
        />
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
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
