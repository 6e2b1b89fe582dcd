import { useRef } from 'react';
import { IconButton } from '@fio/design-system/button';
import { IconSearch, IconX } from '@fio/design-system/icons';
import classes from './faq-search.module.css';
import { useFaqWords } from './words.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many questions hold what was typed; undefined where nothing was. */
  readonly found: number | undefined;
}

/** Finds questions as one types. A plain field: those of the forms need a library that this page does without. */
export function FaqSearch({ value, onChange, found }: Props) {
  const t = useFaqWords();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search className={classes['search']}>
      <label htmlFor="faq-busca">{t('search')}</label>
      <div className={classes['field']}>
        <IconSearch size={20} aria-hidden />
        <input
          ref={field}
          id="faq-busca"
          type="search"
          value={value}
          placeholder={t('searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
        />
        {value !== '' && (
          <IconButton label={t('clear')} size="sm" onClick={clear}>
            <IconX />
          </IconButton>
        )}
      </div>
      <p role="status">{found !== undefined && t('found', { count: found })}</p>
    </search>
  );
}
