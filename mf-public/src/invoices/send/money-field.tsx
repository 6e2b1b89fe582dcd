import { TextField, type TextFieldProps } from '@fio/design-system/fields';
import { format } from '@fio/platform/i18n';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  /** Cents of a real; null while nothing is typed. */
  readonly value: number | null;
  readonly onChange: (cents: number | null) => void;
};

/** Ten digits are eight figures of reais. */
const DIGITS = 10;

/** Money, typed as on a till: digits come in from the right. */
export function MoneyField({ value, onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder={format.money(0)}
      value={value ? format.money(value) : ''}
      onChange={({ currentTarget }) =>
        onChange(Number(currentTarget.value.replace(/\D/g, '').slice(-DIGITS)) || null)
      }
    />
  );
}
