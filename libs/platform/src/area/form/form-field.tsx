import { Suspense } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormRow } from '@fio/design-system/fields';
import { Skeleton } from '@fio/design-system/skeleton';
import type { AnyRecord, AnyValues, Area } from '../area.ts';
import type { FieldSpec } from '../types.ts';
import { rulesOf } from './field-rules.ts';
import { firstMessage } from './form-errors.ts';

interface Props {
  readonly area: Area;
  readonly spec: FieldSpec<AnyValues, AnyRecord>;
  readonly form: UseFormReturn;
  readonly record: AnyRecord | null;
}

const at = (errors: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], errors);

const Waiting = () => (
  <div aria-busy>
    <Skeleton height={64} />
  </div>
);

/** One field of the area's form, with what the contract says of it. */
export function FormField({ area, spec, form, record }: Props) {
  const words = area.words();
  const body = area.contract.create?.body;
  const { nullable, required } = body ? rulesOf(body, spec.field) : { nullable: false, required: false };
  const errorOf = (path: string) => firstMessage(at(form.formState.errors, path));
  const Input = spec.input;
  const field = (
    <Suspense fallback={<Waiting />}>
      <Controller
        control={form.control}
        name={spec.field}
        render={({ field: { value, onChange, onBlur } }) => (
          <Input
            name={spec.field}
            label={words(`field.${spec.field}`)}
            hint={spec.hint?.()}
            error={errorOf(spec.field)}
            errorOf={errorOf}
            required={required}
            value={value}
            onChange={(next: unknown) => onChange(next === '' && nullable ? null : next)}
            onBlur={onBlur}
            form={form}
            record={record}
          />
        )}
      />
    </Suspense>
  );
  return spec.half ? field : <FormRow>{field}</FormRow>;
}
