import { type Ref, useId } from 'react';
import { CheckboxField, type FieldBase, FieldError } from '@fio/design-system/fields';
import classes from './review.module.css';

interface Props extends Omit<FieldBase, 'disabled'> {
  /** The first box, for who has to be led to the field. */
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly data: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onBlur: () => void;
}

/** Which of the products that take part are on the receipt. */
export function ProductsField({ ref, label, name, error, required, data, value, ...on }: Props) {
  const { onChange, onBlur } = on;
  const id = useId();
  return (
    <fieldset
      className={classes['products']}
      data-field={name}
      aria-required={required || undefined}
      aria-describedby={error ? id : undefined}
      onBlur={onBlur}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {data.map((product, index) => (
        <CheckboxField
          key={product}
          {...(index === 0 && { ref })}
          name={name}
          label={product}
          checked={value.includes(product)}
          onChange={({ target }) =>
            onChange(data.filter((one) => (one === product ? target.checked : value.includes(one))))
          }
        />
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
