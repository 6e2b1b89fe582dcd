import type { UseFormReturn } from 'react-hook-form';

/**
 * What a field of an area's form gets. `value` is what the contract's body takes there; an empty text becomes null
 * where the contract allows null. Label, error and `required` are ready to be shown.
 */
export interface FieldProps<Value = string | null, Detail = unknown> {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly value: Value;
  onChange(value: Value): void;
  readonly onBlur: () => void;
  /** For a field that reads or writes others, or has fields beneath. */
  readonly form: UseFormReturn;
  /** The first problem of any path of the form, in words. */
  readonly errorOf: (path: string) => string | undefined;
  /** The record being changed; null for a new one. */
  readonly record: Detail | null;
}
