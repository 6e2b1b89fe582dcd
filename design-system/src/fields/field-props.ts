import type { ReactNode } from 'react';

/** What every field takes. `error` is the ready message; its presence marks the field as invalid. */
export type FieldBase = {
  label: ReactNode;
  name?: string;
  /** Under the label: the reason, the format. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
};

/** Mantine's words for ours. `data-field` is how ErrorSummary finds the control. */
export const wrapperProps = ({ label, name, hint, error, required, disabled }: FieldBase) => ({
  label,
  name,
  description: hint,
  error,
  disabled,
  withAsterisk: required,
  'aria-required': required || undefined,
  wrapperProps: { 'data-field': name },
});

/** A native field's own props without those we take over. */
export type Native<Props> = Omit<Props, keyof FieldBase | 'size' | 'color'>;
