import { useRef } from 'react';
import { SearchField } from '../page/search-field.tsx';
import classes from './faq-search.module.css';
import { useFaqWords } from './words.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many questions hold what was typed; undefined where nothing was. */
  readonly found: number | undefined;
}

/** Finds questions as one types. */
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
      <SearchField
        ref={field}
        id="faq-busca"
        value={value}
        placeholder={t('searchHint')}
        onType={onChange}
        onClear={clear}
        clearLabel={t('clear')}
      />
      <p role="status">{found !== undefined && t('found', { count: found })}</p>
    </search>
  );
}
