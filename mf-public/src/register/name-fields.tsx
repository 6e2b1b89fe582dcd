import { TextField } from '@fio/design-system/fields';
import { useFormContext } from '@fio/platform/forms';
import { useRegisterWords } from './words.ts';

interface Name {
  name: string;
  lastName: string;
}

/** The name in its two parts. Stands in the provider of a form with both. */
export function NameFields() {
  const t = useRegisterWords();
  const { register, formState } = useFormContext<Name>();
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('name')}
        label={t('name')}
        error={errors.name?.message}
        autoComplete="given-name"
        required
      />
      <TextField
        {...register('lastName')}
        label={t('lastName')}
        error={errors.lastName?.message}
        autoComplete="family-name"
        required
      />
    </>
  );
}
