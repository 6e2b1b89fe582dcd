import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { IconCopy } from '../icons/index.ts';
import classes from './copy-field.module.css';

export type CopyFieldProps = {
  label: string;
  /** What is shown and copied, in one line. */
  value: string;
  /** The name of the button. */
  copy: string;
  /** Puts the value into the clipboard; where it rejects, the value stands selected. */
  onCopy: () => Promise<void>;
  /** Buttons beside the one that copies. */
  children?: ReactNode;
};

/** A text that programs need, such as a secret or an address: selected by the first focus, copied by a press. */
export function CopyField({ label, value, copy, onCopy, children }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['copy-field']}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={classes.value}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button
          icon={<IconCopy size={20} />}
          onClick={() => void onCopy().catch(() => field.current?.select())}
        >
          {copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
