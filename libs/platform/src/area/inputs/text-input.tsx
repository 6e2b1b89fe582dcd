import { TextAreaField, TextField } from '@fio/design-system/fields';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** One line of text. */
export const TextInput = (props: FieldProps) => (
  <TextField
    {...fieldBase(props)}
    value={props.value ?? ''}
    onChange={(event) => props.onChange(event.currentTarget.value)}
    onBlur={props.onBlur}
  />
);

/** The address of somebody else: nothing the browser knows is offered. */
export const EmailInput = (props: FieldProps) => (
  <TextField
    {...fieldBase(props)}
    type="email"
    autoComplete="off"
    value={props.value ?? ''}
    onChange={(event) => props.onChange(event.currentTarget.value)}
    onBlur={props.onBlur}
  />
);

/** Several lines, with what is left of the limit. The limit is told, not enforced: a pasted text is not cut. */
export const areaInput = (limit: number, rows = 4) =>
  function AreaInput(props: FieldProps) {
    const t = useAreaWords();
    const length = (props.value ?? '').length;
    const counter = t('form.counter', { length: format.number(length), limit: format.number(limit) });
    return (
      <TextAreaField
        {...fieldBase(props)}
        hint={props.hint ? `${props.hint} ${counter}` : counter}
        rows={rows}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
    );
  };

/** Several lines without a word on their limit: what one adds to an act, such as a reason. */
export const linesInput = (rows?: number) =>
  function LinesInput(props: FieldProps<string | null | undefined>) {
    return (
      <TextAreaField
        {...fieldBase(props)}
        {...(rows !== undefined && { rows })}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
    );
  };
