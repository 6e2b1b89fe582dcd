import { useId } from 'react';
import { THEORY_SORTS, type TheoriesPage } from '@fio/contracts/public/theories';
import {
  SEARCH_LIMIT,
  THEORY_ORDERS,
  THEORY_PARAMS,
  THEORY_STATES,
  theoriesAddress,
  type TheoryOrder,
  type TheorySearch,
} from '@fio/domain/theory-search';
import { Button } from '@fio/design-system/button';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { SearchField } from '../page/search-field.tsx';
import { Choice } from './choice.tsx';
import { StateLinks } from './state-links.tsx';
import { useTypedSearch } from './use-typed-search.ts';
import { useTheoryWords } from './words.ts';
import classes from './theory-search.module.css';

interface Props {
  readonly search: TheorySearch;
  /** Undefined while it is fetched, or where it could not be. */
  readonly found: TheoriesPage | undefined;
}

/** How many there are, in words that are told anew whenever something else is looked for. */
function Count({ search: { q }, found }: Props) {
  const t = useTheoryWords();
  const count = found?.total ?? 0;
  const word = q === undefined ? ('count' as const) : ('countWith' as const);
  const told = { count, total: format.number(count), words: q ?? '' };
  return (
    <p role="status" className={classes['count']}>
      {found && (count === 0 ? t(`${word}.none`, told) : t(word, told))}
    </p>
  );
}

/** The series to choose from; that of the address among them, though it may have no theories. */
function seriesOf({ search: { show }, found }: Props) {
  const shows = found?.shows ?? [];
  const isKnown = show === undefined || shows.some(({ slug }) => slug === show);
  return [...shows, ...(isKnown ? [] : [{ slug: show, title: show }])].map(({ slug, title }) => ({
    value: slug,
    text: title,
  }));
}

/**
 * Search, series, state and order. Without a script it is a form that asks for the page by its address; with one it answers
 * as one types and chooses.
 */
export function TheorySearchForm({ search, found }: Props) {
  const t = useTheoryWords();
  const id = useId();
  const { field, text, type, send, clear } = useTypedSearch(search);
  const go = (changes: TheorySearch) =>
    navigateTo(theoriesAddress({ ...search, ...changes, page: undefined }));
  return (
    <search className={classes['search']}>
      <form
        method="get"
        action="/teoria"
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={classes['words']}>
          <label htmlFor={id}>{t('search')}</label>
          <SearchField
            ref={field}
            id={id}
            name={THEORY_PARAMS.q}
            value={text}
            placeholder={t('searchHint')}
            maxLength={SEARCH_LIMIT}
            onType={type}
            onClear={clear}
            clearLabel={t('clearWords')}
          >
            <Button type="submit" size="sm" variant="secondary">
              {t('find')}
            </Button>
          </SearchField>
        </div>
        <Choice
          label={t('series')}
          name={THEORY_PARAMS.show}
          value={search.show ?? ''}
          none={t('allSeries')}
          lang={contentLang()}
          options={seriesOf({ search, found })}
          onChoose={(show) => go({ show: show || undefined })}
        />
        <Choice
          label={t('order')}
          name={THEORY_PARAMS.sort}
          value={search.sort === undefined ? '' : THEORY_ORDERS[search.sort]}
          none={t('order.open')}
          options={THEORY_SORTS.map((sort) => ({ value: THEORY_ORDERS[sort], text: t(`order.${sort}`) }))}
          onChoose={(word) => {
            const orders = Object.keys(THEORY_ORDERS) as TheoryOrder[];
            go({ sort: orders.find((one) => THEORY_ORDERS[one] === word) });
          }}
        />
        {search.state && (
          <input type="hidden" name={THEORY_PARAMS.state} value={THEORY_STATES[search.state]} />
        )}
      </form>
      <StateLinks search={search} counts={found?.counts} />
      <Count search={search} found={found} />
    </search>
  );
}
