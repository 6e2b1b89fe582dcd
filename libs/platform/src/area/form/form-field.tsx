import { FormRow } from '@fio/design-system/fields';
import type { UseFormReturn } from 'react-hook-form';
import type { ZodMiniObject } from 'zod/mini';
import type { AnyRecord, AnyValues, Area } from '../area.ts';
import type { FieldSpec } from '../types.ts';
import { ContractField } from './contract-field.tsx';

interface Props {
  readonly area: Area;
  /** What the contract takes of a new record; of a changed one it is the same. */
  readonly body: ZodMiniObject;
  readonly spec: FieldSpec<AnyValues, AnyRecord>;
  readonly form: UseFormReturn;
  readonly record: AnyRecord | null;
}

/** One field of the area's form, with what the contract says of it. */
export function FormField({ area, body, spec, form, record }: Props) {
  const field = (
    <ContractField
      body={body}
      name={spec.field}
      input={spec.input}
      label={area.words()(`field.${spec.field}`)}
      hint={spec.hint?.()}
      form={form}
      record={record}
    />
  );
  return spec.half ? field : <FormRow>{field}</FormRow>;
}
