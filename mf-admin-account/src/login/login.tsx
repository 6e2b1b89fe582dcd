import { account } from '@fio/contracts/admin/account';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { FormAlert, FormBody, FormLinks, FormPage, Secret } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { signedIn } from '@fio/platform/session';
import { useAccountWords } from '../words.ts';

/** The staff's sign-in. It leads back to the page one was sent away from. */
export function Login() {
  const t = useAccountWords();
  const { form, submit, errorOf } = useContractForm(account.login.body, { email: '', password: '' });
  const enter = submit(async (body) => {
    const { token } = await api(account.login, { body });
    await signedIn('admin', token);
  });
  return (
    <FormPage title={t('loginTitle')} lead={t('loginLead')}>
      <FormBody name={t('loginTitle')} onSubmit={(event) => void enter(event)}>
        <FormAlert message={errorOf('root')} />
        <EmailField
          {...form.register('email')}
          label={t('email')}
          error={errorOf('email')}
          autoComplete="username"
          required
        />
        <Secret
          {...form.register('password')}
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('login')}
        </Button>
      </FormBody>
      <FormLinks>
        <Link href="/admin/forgot" onNavigate={navigateTo}>
          {t('forgotLink')}
        </Link>
      </FormLinks>
    </FormPage>
  );
}
