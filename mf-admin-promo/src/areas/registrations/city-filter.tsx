import { SelectField } from '@fio/design-system/fields';
import type { FilterControlProps } from '@fio/platform/area';
import { useSearchParams } from '@fio/platform/router';
import { useCities } from './choices.ts';
import { useRegistrationsWords } from './words.ts';

/** A city of the unit that the list is filtered by; without one there is nothing to choose from. */
export function CityFilter({ label, value, onChange }: FilterControlProps) {
  const t = useRegistrationsWords();
  const uf = useSearchParams()[0].get('f[uf]') ?? '';
  const cities = useCities(uf);
  return (
    <SelectField
      label={label}
      data={cities}
      value={value}
      onChange={onChange}
      disabled={uf === '' && value === ''}
      placeholder={uf === '' ? t('cityFirst') : undefined}
      clearLabel={t('cancel')}
    />
  );
}
