import type { Audience } from '@fio/contracts/admin/dispatch-audience';
import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { isDateText } from '@fio/domain/calendar';
import type { DispatchKind } from '@fio/domain/dispatch';
import { DateField, FormGrid, SelectField, type SelectItem } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import {
  useAgesFrom,
  useAgesTo,
  useCities,
  useInvoices,
  usePrizes,
  useUnits,
} from '../registrations/choices.ts';
import { AudienceCount } from './audience-count.tsx';
import { AudienceSample } from './audience-sample.tsx';
import classes from './dispatch-list.module.css';
import type { DispatchDetail } from './dispatch-values.ts';
import { useReaders } from './use-readers.ts';
import { useDispatchListWords } from './words.ts';

type Key = keyof Audience;

/** Dispatches whose readers may be left out: those that have begun. */
function useEarlier(): SelectItem[] {
  const { data } = useApiQuery(dispatchList.list, { query: { sort: '-createdAt' } });
  return (data?.items ?? [])
    .filter(({ total }) => total > 0)
    .map(({ id, title }) => ({ value: id, label: title }));
}

/** Filters of the registrations, and how many people they leave. */
export function AudienceInput(props: FieldProps<Audience, DispatchDetail>) {
  const { name, label, value, onChange, onBlur, errorOf, form } = props;
  const t = useDispatchListWords();
  const [units, cities, earlier] = [useUnits(), useCities(value.uf ?? ''), useEarlier()];
  const [agesFrom, agesTo, invoices, prizes] = [useAgesFrom(), useAgesTo(), useInvoices(), usePrizes()];
  const count = useReaders({ kind: form.watch('kind') as DispatchKind, audience: value });
  const set = (key: Key, chosen: string | number | null) =>
    onChange({ ...value, [key]: chosen === '' ? null : chosen });
  const choice = (key: Key, data: readonly SelectItem[], more: object = {}) => (
    <SelectField
      label={t(`field.${key}`)}
      name={`${name}.${key}`}
      error={errorOf(`${name}.${key}`)}
      data={data}
      value={String(value[key] ?? '')}
      onChange={(chosen) => set(key, chosen)}
      clearLabel={t('clear')}
      nothingFound={t('none')}
      {...more}
    />
  );
  const age = (key: 'ageFrom' | 'ageTo', data: readonly SelectItem[]) =>
    choice(key, data, { onChange: (chosen: string) => set(key, chosen === '' ? null : Number(chosen)) });
  const day = (key: 'from' | 'to') => (
    <DateField
      label={t(`field.${key}`)}
      name={`${name}.${key}`}
      error={errorOf(`${name}.${key}`)}
      value={value[key] ?? ''}
      {...(key === 'to' && value.from && isDateText(value.from) && { min: value.from })}
      onChange={(iso, raw) => set(key, iso || raw)}
    />
  );
  return (
    <fieldset className={classes['audience']} data-field={name} onBlur={onBlur}>
      <legend>{label}</legend>
      <FormGrid columns={2}>
        {choice('uf', units, {
          onChange: (uf: string) => onChange({ ...value, uf: uf === '' ? null : uf, city: null }),
        })}
        {choice('city', cities, {
          disabled: value.uf === null,
          ...(value.uf === null && { placeholder: t('cityFirst') }),
        })}
        {age('ageFrom', agesFrom)}
        {age('ageTo', agesTo)}
        {choice('invoices', invoices)}
        {choice('prizes', prizes)}
        {day('from')}
        {day('to')}
        {choice('exceptId', earlier)}
      </FormGrid>
      <AudienceCount count={count} />
      <AudienceSample of={{ kind: form.watch('kind') as DispatchKind, audience: value }} />
    </fieldset>
  );
}
