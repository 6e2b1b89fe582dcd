import type { ComponentType } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniObject } from 'zod/mini';
import type { AnyRecord } from '../area.ts';
import type { FieldProps } from './field-props.ts';
import { rulesOf } from './field-rules.ts';
import { firstMessage } from './form-errors.ts';

interface Props {
  /** What the contract takes. */
  readonly body: ZodMiniObject;
  readonly name: string;
  readonly input: ComponentType<FieldProps<unknown, AnyRecord>>;
  readonly label: string;
  readonly hint: string | undefined;
  readonly form: UseFormReturn;
  /** What is changed or acted on; null for what is new. */
  readonly record: AnyRecord | null;
  /** Takes the focus when it was refused. */
  readonly focused?: boolean;
}

const at = (errors: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], errors);

const focusable = (node: HTMLElement) => ({
  focus: () => node.querySelector<HTMLElement>('input, textarea, select, button')?.focus(),
});

/** A field with what the contract says of it: whether it must be filled in, and what an emptied one is. */
export function ContractField(props: Props) {
  const { body, name, input: Input, label, hint, form, record, focused = false } = props;
  const { nullable, required } = rulesOf(body, name);
  const errorOf = (path: string) => firstMessage(at(form.formState.errors, path));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <div {...(focused && { ref: (node) => ref(node && focusable(node)) })}>
          <Input
            name={name}
            label={label}
            hint={hint}
            error={errorOf(name)}
            errorOf={errorOf}
            required={required}
            value={value}
            onChange={(next: unknown) => onChange(next === '' && nullable ? null : next)}
            onBlur={onBlur}
            form={form}
            record={record}
          />
        </div>
      )}
    />
  );
}
