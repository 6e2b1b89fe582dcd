import { account } from '@fio/contracts/admin/account';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { FormAlert, FormBody, FormLinks, Secret } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { useAccountWords } from '../words.ts';
import type { Proved } from './sign-in.ts';

/** E-mail and password. */
export function PasswordStep({ onEnter }: { onEnter: (body: Proved) => Promise<void> }) {
  const t = useAccountWords();
  const { form, submit, errorOf } = useContractForm(account.login.body, { email: '', password: '' });
  const enter = submit(onEnter);
  return (
    <>
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
    </>
  );
}
