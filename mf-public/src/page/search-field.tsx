import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '@fio/design-system/button';
import { IconSearch, IconX } from '@fio/design-system/icons';
import classes from './search-field.module.css';

type Props = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'id' | 'name' | 'placeholder' | 'maxLength'> & {
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Empties it: by its button, or with Escape. */
  readonly onClear: () => void;
  readonly clearLabel: string;
  /** What stands at its end, such as the button that sends it. */
  readonly children?: ReactNode;
};

/** Words to look for. A plain field: those of the forms need a library that public pages do without. */
export function SearchField({ value, onType, onClear, clearLabel, children, ...field }: Props) {
  return (
    <div className={classes['field']}>
      <IconSearch size={20} aria-hidden />
      <input
        {...field}
        type="search"
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClear()}
      />
      {value !== '' && (
        <IconButton label={clearLabel} size="sm" onClick={onClear}>
          <IconX />
        </IconButton>
      )}
      {children}
    </div>
  );
}
