import { useEffect } from 'react';
import { security } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';
import type { ProofProps } from './password-proof.tsx';

/** A code of the second step, before it is taken away or its recovery codes are made anew. */
export function CodeProof({ wish, onProved, onCancel }: ProofProps) {
  const t = useSecurityWords();
  const { form, submit, errorOf } = useContractForm(security.disableTwoFactor.body, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const prove = submit(({ code }) => onProved(code));
  return (
    <FormBody name={t('two.title')} onSubmit={(event) => void prove(event)}>
      <Text>{t(`two.proof.${wish}`)}</Text>
      <FormAlert message={errorOf('root')} />
      <TextField
        {...form.register('code')}
        label={t('two.code')}
        error={errorOf('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        required
      />
      <div className={classes['buttons']}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('two.continue')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </FormBody>
  );
}
