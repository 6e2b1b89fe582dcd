import { Controller, useFormContext, useWatch } from '@fio/platform/forms';
import { CitySelect, StateSelect } from './place-selects.tsx';

interface Place {
  state: string;
  city: string;
}

/** The state, then a city of it. Stands in the provider of a form with both. */
export function PlaceFields() {
  const { control, setValue, formState } = useFormContext<Place>();
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'state' });
  return (
    <>
      <Controller
        control={control}
        name="state"
        render={({ field: { onChange, ...field } }) => (
          <StateSelect
            {...field}
            onChange={(state) => {
              onChange(state);
              setValue('city', '');
            }}
            error={errors.state?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="city"
        render={({ field }) => <CitySelect {...field} state={chosen} error={errors.city?.message} />}
      />
    </>
  );
}
