import type { Ref } from 'react';
import { SelectField } from '@fio/design-system/fields';
import { FilterBar } from '@fio/design-system/page';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { Area } from '../area.ts';
import type { FilterSpec } from '../types.ts';
import type { ListState } from './list-url.ts';
import { SearchField } from './search-field.tsx';
import { isOffered, type ChangeList } from './use-list-state.ts';
import { useFrequent } from './use-frequent.ts';

interface Props {
  readonly area: Area;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Each filter's choices. The filters of an area never change, so the hooks are always the same ones. */
const useAllChoices = (filters: readonly FilterSpec<string>[]) =>
  filters.map((filter) => ('useChoices' in filter ? filter.useChoices() : []));

/** Search and the first filters in one row, the others behind a button; each in force stands beneath as a chip that can be taken off. */
export function ListFilters({ area, state, change, searchRef }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const choices = useAllChoices(area.filters);
  const frequent = useFrequent(area.filters.length);
  const set = (key: string, value: string) => {
    const { [key]: _, ...others } = state.filters;
    change({ filters: value ? { ...others, [key]: value } : others });
  };
  const textOf = (filter: FilterSpec<string>, index: number, value: string) =>
    'text' in filter
      ? filter.text(value)
      : (choices[index]?.find((choice) => choice.value === value)?.label ?? value);
  const filterChips = area.filters.flatMap((filter, index) => {
    const value = state.filters[filter.key];
    return value
      ? [{ id: filter.key, text: `${words(`field.${filter.key}`)}: ${textOf(filter, index, value)}` }]
      : [];
  });
  const chips = state.q
    ? [{ id: '', text: t('chip.search', { text: state.q }) }, ...filterChips]
    : filterChips;
  const controls = area.filters.map((filter, index) => {
    if (!isOffered(area, filter.key, state.filters)) return null;
    const shared = {
      label: words(`field.${filter.key}`),
      value: state.filters[filter.key] ?? '',
      onChange: (value: string) => set(filter.key, value),
    };
    if ('control' in filter) return <filter.control key={filter.key} {...shared} />;
    return (
      <SelectField
        key={filter.key}
        {...shared}
        data={choices[index] ?? []}
        placeholder={t('filters.all')}
        clearLabel={t('form.clear')}
      />
    );
  });
  const others = area.filters.slice(frequent);
  const count = others.filter(({ key }) => state.filters[key]).length;
  return (
    <FilterBar
      label={t('filters')}
      chips={chips.map((chip) => ({ ...chip, removeLabel: t('filters.remove', { filter: chip.text }) }))}
      onRemove={(id) => (id === '' ? change({ q: '' }) : set(id, ''))}
      onClear={() => change({ q: '', filters: {} })}
      clearLabel={t('filters.clear')}
      {...(others.length > 0 && {
        more: {
          label: count > 0 ? t('filters.inForce', { count: format.number(count) }) : t('filters'),
          title: t('filters'),
          closeLabel: t('close'),
          doneLabel: t('filters.done'),
          children: controls.slice(frequent),
        },
      })}
    >
      <SearchField ref={searchRef} hint={words('search')} value={state.q} onChange={(q) => change({ q })} />
      {controls.slice(0, frequent)}
    </FilterBar>
  );
}
