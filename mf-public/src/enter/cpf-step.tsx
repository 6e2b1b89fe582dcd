import { Button } from '@fio/design-system/button';
import { isCpf } from '@fio/domain/cpf';
import { FormAlert, FormBody } from '@fio/platform/account';
import { CpfField } from '../register/step-cpf.tsx';
import type { Registration } from '../register/use-registration.ts';
import { Intro } from './intro.tsx';
import { useEnterWords } from './words.ts';
import classes from './enter.module.css';

interface Props {
  readonly registration: Registration;
  /** Signing in with an e-mail address. */
  readonly onEmail: () => void;
}

/** One field for who is new and who is known: the CPF decides which, once it is whole. */
export function CpfStep({ registration, onEmail }: Props) {
  const { errorOf, submit, busy } = registration;
  const t = useEnterWords();
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
          data-autofocus
        />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('next')}
        </Button>
      </FormBody>
      <div className={classes['others']}>
        <Button variant="quiet" onClick={onEmail}>
          {t('email')}
        </Button>
      </div>
    </div>
  );
}
