import { useRef } from 'react';
import { choiceInput, type FieldProps } from '@fio/platform/area';
import type { PollDetail } from './poll-values.ts';
import { stampOf } from './stamp-of.ts';

const Answers = choiceInput<PollDetail>(
  ({ record }) => record?.options.map(({ id, label }) => ({ value: id, label })) ?? [],
);

/** The true answer. It suggests the stamp that goes with it, until the person has chosen one. */
export function TruthInput(props: FieldProps<string, PollDetail>) {
  const { form, record, onChange } = props;
  const suggested = useRef('');
  const choose = (id: string | null) => {
    onChange(id ?? '');
    const stamp = record && stampOf(record, id ?? '');
    if (!stamp || form.getValues('stamp') !== suggested.current) return;
    suggested.current = stamp;
    form.setValue('stamp', stamp, { shouldDirty: true });
  };
  return <Answers {...props} onChange={choose} />;
}
