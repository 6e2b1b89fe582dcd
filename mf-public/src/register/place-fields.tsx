import { locations } from '@fio/contracts/public/locations';
import { SelectField } from '@fio/design-system/fields';
import { useApiQuery } from '@fio/platform/api';
import { Controller } from '@fio/platform/forms';
import type { Registration } from './use-registration.ts';
import { useRegisterWords } from './words.ts';

/** Places don't change while one registers. */
const ALWAYS = { staleTime: Infinity };

function StateField({ registration: { form, errorOf } }: { registration: Registration }) {
  const t = useRegisterWords();
  const { data = [] } = useApiQuery(locations.states, {}, ALWAYS);
  return (
    <Controller
      control={form.control}
      name="state"
      render={({ field: { onChange, ...field } }) => (
        <SelectField
          {...field}
          onChange={(state) => {
            onChange(state);
            form.setValue('city', '');
          }}
          label={t('state')}
          error={errorOf('state')}
          placeholder={t('choose')}
          data={data.map(({ value, text }) => ({ value, label: text }))}
          searchable
          required
        />
      )}
    />
  );
}

function CityField({ registration: { form, errorOf } }: { registration: Registration }) {
  const t = useRegisterWords();
  const state = form.watch('state');
  const input = { params: { state } };
  const { data = [] } = useApiQuery(locations.cities, input, { ...ALWAYS, enabled: state !== '' });
  return (
    <Controller
      control={form.control}
      name="city"
      render={({ field }) => (
        <SelectField
          {...field}
          label={t('city')}
          error={errorOf('city')}
          placeholder={t(state ? 'citySearch' : 'cityFirst')}
          nothingFound={t('cityNone')}
          data={data.map((city) => ({ value: city, label: city }))}
          disabled={state === ''}
          searchable
          required
        />
      )}
    />
  );
}

/** The state, then a city of it. */
export const PlaceFields = ({ registration }: { registration: Registration }) => (
  <>
    <StateField registration={registration} />
    <CityField registration={registration} />
  </>
);
