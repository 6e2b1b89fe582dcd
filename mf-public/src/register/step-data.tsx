import { DateField, FormGrid, FormRow, MaskedField } from '@fio/design-system/fields';
import { isDateText, latestBirth, todayInSaoPaulo } from '@fio/domain/calendar';
import { MASKS } from '@fio/domain/field-masks';
import { boot, serverNow } from '@fio/platform/boot';
import { Controller } from '@fio/platform/forms';
import { NameFields } from './name-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { Registration } from './use-registration.ts';
import { useRegisterWords } from './words.ts';

function BirthDate({ registration: { form, errorOf } }: { registration: Registration }) {
  const t = useRegisterWords();
  const { minimumAge } = boot().campaign;
  return (
    <Controller
      control={form.control}
      name="birthDate"
      render={({ field: { value, onChange, ...field } }) => (
        <DateField
          {...field}
          value={isDateText(value) ? value : ''}
          // What is no day yet stays in the form as typed, so that it reads as invalid and not as missing.
          onChange={(day, typed) => onChange(day || typed)}
          label={t('birthDate')}
          hint={minimumAge ? t('birthDateWhy', { age: minimumAge }) : t('birthDateWhyFree')}
          error={errorOf('birthDate')}
          autoComplete="bday"
          max={latestBirth(todayInSaoPaulo(serverNow()), minimumAge ?? 0)}
          required
        />
      )}
    />
  );
}

/** Who the visitor is and where they live. */
export function StepData({ registration }: { registration: Registration }) {
  const t = useRegisterWords();
  const { form, errorOf } = registration;
  return (
    <FormGrid columns={2}>
      <NameFields />
      <FormRow>
        <BirthDate registration={registration} />
      </FormRow>
      <FormRow>
        <MaskedField
          {...form.register('phone')}
          label={t('phone')}
          hint={t('phoneWhy')}
          error={errorOf('phone')}
          mask={MASKS.phone}
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
          required
        />
      </FormRow>
      <PlaceFields />
    </FormGrid>
  );
}
