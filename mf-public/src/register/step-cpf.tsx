import { MaskedField } from '@fio/design-system/fields';
import { MASKS } from '@fio/domain/field-masks';
import type { Registration } from './use-registration.ts';
import { useRegisterWords } from './words.ts';

/** The CPF first: whoever can't register learns it before typing the rest. */
export function StepCpf({ registration: { form, errorOf } }: { registration: Registration }) {
  const t = useRegisterWords();
  return (
    <MaskedField
      {...form.register('cpf')}
      label={t('cpf')}
      hint={t('cpfWhy')}
      error={errorOf('cpf')}
      mask={MASKS.cpf}
      inputMode="numeric"
      autoComplete="off"
      placeholder="000.000.000-00"
      required
    />
  );
}
