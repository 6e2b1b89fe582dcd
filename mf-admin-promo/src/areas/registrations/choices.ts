import { locations } from '@fio/contracts/public/locations';
import { useApiQuery } from '@fio/platform/api';
import { useCan } from '@fio/platform/permissions';
import { useRegistrationsWords } from './words.ts';

const { t } = useRegistrationsWords;

/** Places don't change while one works. */
const ALWAYS = { staleTime: Infinity };
/** The bands that promotions report by (product/domain.md, 3.2). */
const YOUNGEST = [18, 25, 35, 45, 55, 65];
const OLDEST = [24, 34, 44, 54, 64];

const ages = (years: readonly number[]) =>
  years.map((age) => ({ value: String(age), label: t('filter.age', { age }) }));

export const useAgesFrom = () => ages(YOUNGEST);
export const useAgesTo = () => ages(OLDEST);
export const usePrizes = () => [
  { value: 'yes', label: t('filter.hasPrizes') },
  { value: 'no', label: t('filter.prizeless') },
];

/** Who has no invoice is for who holds the permission of its own. */
export function useInvoices() {
  const can = useCan();
  const having = { value: 'yes', label: t('filter.hasInvoices') };
  return can('registrations:invoiceless')
    ? [having, { value: 'no', label: t('filter.invoiceless') }]
    : [having];
}

/** The 27 federative units. */
export const useUnits = () =>
  (useApiQuery(locations.states, {}, ALWAYS).data ?? []).map(({ value, text }) => ({ value, label: text }));

/** The municipalities of a unit; until there is one, none. */
export function useCities(uf: string) {
  const input = { params: { state: uf } };
  const { data = [] } = useApiQuery(locations.cities, input, { ...ALWAYS, enabled: uf !== '' });
  return data.map((city) => ({ value: city, label: city }));
}
