import { useId } from 'react';
import type { Ref } from 'react';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import type { FieldBase } from '../fields/field-props.ts';
import classes from './file-field.module.css';

/**
 * `fileName` is what is chosen now, also one kept from before. `accept` and `multiple` as in HTML; `onChange` is given the
 * first file chosen, and all of them.
 */
export type FileFieldProps = FieldBase & {
  onChange: (file: File | null, files: readonly File[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  accept?: string;
  multiple?: boolean;
  fileName?: string | undefined;
  /** Such as 'Escolher arquivo'. */
  chooseLabel: string;
  /** Such as 'Tirar foto': where given, what is held in the hand offers its camera first. */
  cameraLabel?: string;
};

/** A file by choosing or by dropping it on the field. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled,
    onChange,
    onBlur,
    ref,
    accept,
    multiple,
    fileName,
    chooseLabel,
    cameraLabel,
  } = props;
  const id = useId();
  return (
    <div className={cx(classes.field)} data-field={name}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {required && (
          <span aria-hidden className={classes.required}>
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <span id={`${id}h`} className={classes.hint}>
          {hint}
        </span>
      )}
      {cameraLabel !== undefined && (
        <div className={cx(classes.zone, classes.camera)}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={disabled}
            className={classes.input}
            aria-label={cameraLabel}
            onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? null, [...(files ?? [])])}
          />
          <IconCamera size={20} aria-hidden />
          <span className={classes.name}>{cameraLabel}</span>
        </div>
      )}
      <div className={cx(classes.zone, error !== undefined && classes.invalid)}>
        <input
          ref={ref}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          className={classes.input}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={cx(hint !== undefined && `${id}h`, error !== undefined && `${id}e`) || undefined}
          onBlur={onBlur}
          onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? null, [...(files ?? [])])}
        />
        <IconUpload size={20} aria-hidden />
        <span className={classes.name}>{fileName ?? chooseLabel}</span>
      </div>
      {error !== undefined && <FieldError id={`${id}e`}>{error}</FieldError>}
    </div>
  );
}
