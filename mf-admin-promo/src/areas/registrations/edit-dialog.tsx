import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { MASKS } from '@fio/domain';
import { DateField, FormGrid, MaskedField, SelectField, TextField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import { Controller, useWatch } from '@fio/platform/forms';
import { useCities, useUnits } from './choices.ts';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

/** Sets a person's data right. */
export function EditDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
  const t = useRegistrationsWords();
  const { version, firstName, lastName, birthDate, uf, city } = record;
  const { form, errorOf, dialog } = useActionForm(
    adminRegistrations.update,
    record,
    {
      ...{ version, firstName, lastName, uf, city },
      // Not offered to who sees neither.
      birthDate: birthDate ?? '',
      phone: record.phone ?? '',
    },
    onClose,
  );
  const chosen = useWatch({ control: form.control, name: 'uf' });
  const [units, cities] = [useUnits(), useCities(chosen)];
  return (
    <ActionDialog label={t('action.edit')} text={t('action.edit.text')} cancel={t('cancel')} {...dialog}>
      <FormGrid columns={2}>
        <TextField
          {...form.register('firstName')}
          label={t('field.firstName')}
          required
          error={errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          label={t('field.lastName')}
          required
          error={errorOf('lastName')}
        />
        <MaskedField
          {...form.register('phone')}
          mask={MASKS.phone}
          inputMode="tel"
          label={t('field.phone')}
          required
          error={errorOf('phone')}
        />
        <Controller
          control={form.control}
          name="birthDate"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <DateField
              {...{ name, value, onBlur }}
              label={t('field.birthDate')}
              required
              error={errorOf('birthDate')}
              onChange={(day, typed) => onChange(day || typed)}
            />
          )}
        />
        <Controller
          control={form.control}
          name="uf"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('field.uf')}
              data={units}
              searchable
              required
              error={errorOf('uf')}
              onChange={(value) => {
                field.onChange(value);
                form.setValue('city', '');
              }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('field.city')}
              data={cities}
              searchable
              required
              error={errorOf('city')}
            />
          )}
        />
      </FormGrid>
    </ActionDialog>
  );
}
