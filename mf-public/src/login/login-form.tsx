import { useEffect } from 'react';
import { session } from '@fio/contracts/public/session';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { atRoot, usePasskeySignIn } from '../passkeys/use-passkey-sign-in.ts';
import { useLoginWords } from './words.ts';

interface Props {
  /** Who signs in, where that is known already: then the password is what is asked, and has the focus. */
  readonly user?: string;
  /** What the button says; 'Entrar' unless said otherwise. */
  readonly action?: string;
  /** Resolves once the token is in use; the button waits for it. */
  readonly onToken: (token: string) => Promise<void>;
}

/** CPF or e-mail, and the password; or a passkey, by its button or where the browser offers it at the first field. */
export function LoginForm({ user, action, onToken }: Props) {
  const t = useLoginWords();
  const { form, submit, errorOf } = useContractForm(session.login.body, { user: user ?? '', password: '' });
  const passkey = usePasskeySignIn({ onToken, onRefused: atRoot(form) });
  const { setFocus } = form;
  useEffect(() => {
    if (user !== undefined) setFocus(user ? 'password' : 'user');
  }, [user, setFocus]);
  const enter = submit(async (body) => {
    const { token } = await api(session.login, { body });
    await onToken(token);
  });
  return (
    <FormBody name={t('form')} onSubmit={(event) => void enter(event)}>
      <FormAlert message={errorOf('root')} />
      <TextField
        {...form.register('user')}
        label={t('user')}
        error={errorOf('user')}
        autoComplete="username webauthn"
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
        {action ?? t('submit')}
      </Button>
      <PasskeyButton signIn={passkey} />
    </FormBody>
  );
}
