import { locations } from '@fio/contracts/public/locations';
import { SelectField, type SelectFieldProps } from '@fio/design-system/fields';
import { useApiQuery } from '@fio/platform/api';
import { useRegisterWords } from './words.ts';

type Own = 'label' | 'data' | 'placeholder' | 'nothingFound' | 'required';

/** Places don't change while one fills in a form. */
const ALWAYS = { staleTime: Infinity };

/** One of the 27 federative units. */
export function StateSelect(props: Omit<SelectFieldProps, Own>) {
  const t = useRegisterWords();
  const { data = [] } = useApiQuery(locations.states, {}, ALWAYS);
  return (
    <SelectField
      {...props}
      label={t('state')}
      placeholder={t('choose')}
      data={data.map(({ value, text }) => ({ value, label: text }))}
      required
    />
  );
}

/** A municipality of a state; until there is one, none. */
export function CitySelect({ state, ...props }: Omit<SelectFieldProps, Own> & { state: string }) {
  const t = useRegisterWords();
  const input = { params: { state } };
  const { data = [] } = useApiQuery(locations.cities, input, { ...ALWAYS, enabled: state !== '' });
  return (
    <SelectField
      {...props}
      label={t('city')}
      placeholder={t(state ? 'citySearch' : 'cityFirst')}
      nothingFound={t('cityNone')}
      data={data.map((city) => ({ value: city, label: city }))}
      disabled={state === ''}
      required
    />
  );
}
