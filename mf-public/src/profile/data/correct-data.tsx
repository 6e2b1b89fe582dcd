import { useEffect } from 'react';
import { profile, profileInput } from '@fio/contracts/public/profile';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { Button } from '@fio/design-system/button';
import { FormGrid, FormRow, MaskedField } from '@fio/design-system/fields';
import { MASKS } from '@fio/domain/field-masks';
import { formatPhone } from '@fio/domain/phone';
import { FormAlert, FormBody } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { FormProvider, useContractForm } from '@fio/platform/forms';
import { fetchUser } from '@fio/platform/session';
import { NameFields } from '../../register/name-fields.tsx';
import { PlaceFields } from '../../register/place-fields.tsx';
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
/** Corrects name, phone and place. */
export function CorrectData({ visitor, onDone }: { visitor: Visitor; onDone: () => void }) {
  const t = useProfileDataWords();
  const { form, errorOf, save } = useCorrection(visitor, onDone);
  const { setFocus } = form;
  // The button that had the focus has made room for the form.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <FormBody name={t('correct')} onSubmit={(event) => void save(event)}>
      <FormAlert message={errorOf('root')} />
      <FormProvider {...form}>
        <FormGrid columns={2}>
          <NameFields />
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
          <PlaceFields />
        </FormGrid>
      </FormProvider>
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
