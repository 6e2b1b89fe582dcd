import { TextField } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';
import { useCan } from '@fio/platform/permissions';
import { useUsersWords } from './words.ts';

/** The address to sign in with. Of who is there already it is changed by permission only. */
export function EmailInput({ name, label, error, required, onBlur, ...props }: FieldProps<string>) {
  const t = useUsersWords();
  const mayMove = useCan()('users:update_email');
  const isNew = props.record === null;
  const own = mayMove ? t('hint.moved') : t('hint.mayNot');
  return (
    <TextField
      name={name}
      label={label}
      error={error}
      required={required}
      onBlur={onBlur}
      type="email"
      inputMode="email"
      autoComplete="off"
      readOnly={!isNew && !mayMove}
      hint={isNew ? t('hint.email') : own}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
