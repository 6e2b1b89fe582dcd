import { useId } from 'react';
import { IconSelector } from '@fio/design-system/icons';
import classes from './theory-search.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  /** '' for none of the options. */
  readonly value: string;
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Of the options, where it isn't the page's. */
  readonly lang?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** A plain list to choose from: those of the forms need a library that this page does without. */
export function Choice({ label, name, value, none, options, lang, onChoose }: Props) {
  const id = useId();
  return (
    <div className={classes['choice']}>
      <label htmlFor={id}>{label}</label>
      <div className={classes['select']}>
        <select id={id} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={lang}>
              {option.text}
            </option>
          ))}
        </select>
        <IconSelector size={16} aria-hidden />
      </div>
    </div>
  );
}
