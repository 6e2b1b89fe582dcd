import type { FieldProps } from '../form/field-props.ts';

/** What every field of the design system takes from a form's field. */
export const fieldBase = <Value>(props: FieldProps<Value>) => ({
  name: props.name,
  label: props.label,
  hint: props.hint,
  error: props.error,
  required: props.required,
});
