import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { MASKS } from '@fio/domain';
import { askFor, dayInput, maskedInput, TextInput } from '@fio/platform/area';
import { CityInput, UnitInput } from './place-inputs.tsx';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

const { t } = useRegistrationsWords;

/** Sets a person's data right. */
export const editForm = askFor(adminRegistrations.update, {
  values: ({ firstName, lastName, birthDate, phone, uf, city }: RegistrationDetail) => ({
    firstName,
    lastName,
    // Not offered to who sees neither.
    birthDate: birthDate ?? '',
    phone: phone ?? '',
    uf,
    city,
  }),
  fields: [
    { field: 'firstName', input: TextInput, label: () => t('field.firstName'), half: true },
    { field: 'lastName', input: TextInput, label: () => t('field.lastName'), half: true },
    { field: 'phone', input: maskedInput(MASKS.phone, 'tel'), label: () => t('field.phone'), half: true },
    { field: 'birthDate', input: dayInput({ to: 'now' }), label: () => t('field.birthDate'), half: true },
    { field: 'uf', input: UnitInput, label: () => t('field.uf'), half: true },
    { field: 'city', input: CityInput, label: () => t('field.city'), half: true },
  ],
});
