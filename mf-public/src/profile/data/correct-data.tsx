import { useEffect } from 'react';
import { profile, profileInput } from '@fio/contracts/public/profile';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { Button } from '@fio/design-system/button';
import { FormGrid, FormRow, MaskedField, TextField } from '@fio/design-system/fields';
import { MASKS } from '@fio/domain/field-masks';
import { formatPhone } from '@fio/domain/phone';
import { FormAlert, FormBody } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { Controller, useContractForm } from '@fio/platform/forms';
import { fetchUser } from '@fio/platform/session';
import { CitySelect, StateSelect } from '../../register/place-selects.tsx';
import classes from '../profile.module.css';
import { useProfileDataWords } from './words.ts';

const useCorrection = ({ name, lastName, phone, state, city }: Visitor, onDone: () => void) => {
  const t = useProfileDataWords();
  const typed = { name, lastName, phone: formatPhone(phone), state, city };
  const contract = useContractForm(profileInput, typed);
  const save = contract.submit(async (body) => {
    await api(profile.update, { body });
    await fetchUser('user');
    toast.success(t('saved'));
    onDone();
  });
  return { ...contract, save };
};
type Correction = ReturnType<typeof useCorrection>;

function Place({ correction: { form, errorOf } }: { correction: Correction }) {
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

/** Corrects name, phone and place. */
export function CorrectData({ visitor, onDone }: { visitor: Visitor; onDone: () => void }) {
  const t = useProfileDataWords();
  const correction = useCorrection(visitor, onDone);
  const { form, errorOf, save } = correction;
  const { setFocus } = form;
  // The button that had the focus has made room for the form.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <FormBody name={t('correct')} onSubmit={(event) => void save(event)}>
      <FormAlert message={errorOf('root')} />
      <FormGrid columns={2}>
        <TextField
          {...form.register('name')}
          label={t('name')}
          error={errorOf('name')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.register('lastName')}
          label={t('lastName')}
          error={errorOf('lastName')}
          autoComplete="family-name"
          required
        />
        <FormRow>
          <MaskedField
            {...form.register('phone')}
            label={t('phone')}
            error={errorOf('phone')}
            mask={MASKS.phone}
            inputMode="tel"
            autoComplete="tel-national"
            required
          />
        </FormRow>
        <Place correction={correction} />
      </FormGrid>
      <div className={classes['actions']}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </FormBody>
  );
}
