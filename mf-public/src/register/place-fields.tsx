import { Controller } from '@fio/platform/forms';
import { CitySelect, StateSelect } from './place-selects.tsx';
import type { Registration } from './use-registration.ts';

/** The state, then a city of it. */
export function PlaceFields({ registration: { form, errorOf } }: { registration: Registration }) {
  return (
    <>
      <Controller
        control={form.control}
        name="state"
        render={({ field: { onChange, ...field } }) => (
          <StateSelect
            {...field}
            onChange={(state) => {
              onChange(state);
              form.setValue('city', '');
            }}
            error={errorOf('state')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="city"
        render={({ field }) => <CitySelect {...field} state={form.watch('state')} error={errorOf('city')} />}
      />
    </>
  );
}
