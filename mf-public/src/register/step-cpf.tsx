import type { ComponentProps } from 'react';
import { MaskedField } from '@fio/design-system/fields';
import { MASKS } from '@fio/domain/field-masks';
import type { Registration } from './use-registration.ts';
import { useRegisterWords } from './words.ts';

interface Props extends Pick<ComponentProps<typeof MaskedField>, 'hint' | 'onChange' | 'autoComplete'> {
  readonly registration: Registration;
  readonly 'data-autofocus'?: boolean;
}

export function CpfField({ registration: { form, errorOf }, onChange, autoComplete = 'off', ...own }: Props) {
  const t = useRegisterWords();
  const { onChange: register, ...field } = form.register('cpf');
  return (
    <MaskedField
      {...field}
      {...own}
      onChange={(event) => {
        void register(event);
        onChange?.(event);
      }}
      label={t('cpf')}
      error={errorOf('cpf')}
      mask={MASKS.cpf}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder="000.000.000-00"
      required
    />
  );
}

/** The CPF first: whoever can't register learns it before typing the rest. */
export function StepCpf({ registration }: { registration: Registration }) {
  const t = useRegisterWords();
  return <CpfField registration={registration} hint={t('cpfWhy')} />;
}
