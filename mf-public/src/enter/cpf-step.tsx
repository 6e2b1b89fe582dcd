import { MaskedField } from '@fio/design-system/fields';
import { Button } from '@fio/design-system/button';
import { isCpf } from '@fio/domain/cpf';
import { MASKS } from '@fio/domain/field-masks';
import { FormAlert, FormBody } from '@fio/platform/account';
import type { Registration } from '../register/use-registration.ts';
import { useRegisterWords } from '../register/words.ts';
import { Intro } from './intro.tsx';
import { useEnterWords } from './words.ts';
import classes from './enter.module.css';

interface Props {
  readonly registration: Registration;
  /** Signing in with an e-mail address. */
  readonly onEmail: () => void;
}

/** One field for who is new and who is known: the CPF decides which, once it is whole. */
export function CpfStep({ registration: { form, errorOf, submit, busy }, onEmail }: Props) {
  const t = useEnterWords();
  const of = useRegisterWords();
  const { onChange, ...field } = form.register('cpf');
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
        <MaskedField
          {...field}
          onChange={(event) => {
            void onChange(event);
            if (isCpf(event.target.value)) void submit();
          }}
          label={of('cpf')}
          hint={t('cpfHint')}
          error={errorOf('cpf')}
          mask={MASKS.cpf}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          required
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
