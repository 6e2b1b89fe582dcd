import { Button } from '@fio/design-system/button';
import { isCpf } from '@fio/domain/cpf';
import { FormAlert, FormBody } from '@fio/platform/account';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { atRoot, usePasskeySignIn } from '../passkeys/use-passkey-sign-in.ts';
import { CpfField } from '../register/step-cpf.tsx';
import type { Registration } from '../register/use-registration.ts';
import { Intro } from './intro.tsx';
import { enterHere } from './use-entry.ts';
import { useEnterWords } from './words.ts';
import classes from './enter.module.css';

interface Props {
  readonly registration: Registration;
  /** Signing in with an e-mail address. */
  readonly onEmail: () => void;
}

/** One field for who is new and who is known: the CPF decides which, once it is whole. Who has a passkey needs neither. */
export function CpfStep({ registration, onEmail }: Props) {
  const { errorOf, submit, busy } = registration;
  const t = useEnterWords();
  const passkey = usePasskeySignIn({ onToken: enterHere, onRefused: atRoot(registration.form) });
  return (
    <div className={classes['stack']}>
      <Intro />
      <FormBody
        name={t('title')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormAlert message={errorOf('root')} />
        <CpfField
          registration={registration}
          hint={t('cpfHint')}
          onChange={({ target }) => {
            if (isCpf(target.value)) void submit();
          }}
          autoComplete="username webauthn"
          data-autofocus
        />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('next')}
        </Button>
        <PasskeyButton signIn={passkey} />
      </FormBody>
      <div className={classes['others']}>
        <Button variant="quiet" onClick={onEmail}>
          {t('email')}
        </Button>
      </div>
    </div>
  );
}
