import { ColorField } from '@fio/design-system/fields-admin';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** A colour as #rrggbb. */
export function ColorInput(props: FieldProps) {
  const t = useAreaWords();
  return (
    <ColorField
      {...fieldBase(props)}
      pickLabel={t('form.color')}
      value={props.value ?? ''}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  );
}
