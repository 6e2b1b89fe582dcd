import { type FieldProps, selectInput } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import { useCities, useUnits } from './choices.ts';

const UnitSelect = selectInput(useUnits);

/** The federative unit `uf`; the municipality `city` goes with it. */
export const UnitInput = (props: FieldProps) => (
  <UnitSelect
    {...props}
    onChange={(unit) => {
      props.onChange(unit);
      props.form.setValue('city', '');
    }}
  />
);

/** The municipality, of the unit that is chosen in `uf`. */
export const CityInput = selectInput<unknown>(({ form }) =>
  useCities(useWatch({ control: form.control, name: 'uf' }) as string),
);
