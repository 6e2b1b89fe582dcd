import { useEffect, type ReactNode } from 'react';
import { account } from '@fio/contracts/admin/account';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import { useAccountWords } from '../words.ts';
import type { Proved } from './sign-in.ts';

export interface PasswordStepProps {
  readonly onEnter: (body: Proved) => Promise<void>;
  /** The e-mail that was refused as locked: for that one a code is offered. */
  readonly locked: string | null;
  /** On to a code, with what is typed. */
  readonly onCode: (body: Proved) => void;
  /** Who is likely to sign in. */
  readonly email?: string | undefined;
  /** Beneath the form. */
  readonly after?: ReactNode;
}

/** E-mail and password. */
export function PasswordStep({ onEnter, locked, onCode, email = '', after }: PasswordStepProps) {
  const t = useAccountWords();
  const { form, submit, errorOf } = useContractForm(account.login.body, { email, password: '' });
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);
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
        {locked !== null && form.watch('email') === locked && (
          <Button variant="quiet" fullWidth onClick={() => void form.handleSubmit(onCode)()}>
            {t('loginWithCode')}
          </Button>
        )}
      </FormBody>
      {after}
    </>
  );
}
