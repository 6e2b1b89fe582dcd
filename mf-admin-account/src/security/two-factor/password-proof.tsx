import { useEffect } from 'react';
import { security } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';
import type { Wish } from './overview.tsx';

export interface ProofProps {
  readonly wish: Wish;
  readonly onProved: (proof: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The own password again, before a second step is set up. */
export function PasswordProof({ wish, onProved, onCancel }: ProofProps) {
  const t = useSecurityWords();
  const { form, submit, errorOf } = useContractForm(security.prepareTwoFactor.body, { password: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const prove = submit(({ password }) => onProved(password));
  return (
    <FormBody name={t('two.title')} onSubmit={(event) => void prove(event)}>
      <Text>{t(`two.proof.${wish}`)}</Text>
      <FormAlert message={errorOf('root')} />
      <Secret
        {...form.register('password')}
        label={t('two.password')}
        error={errorOf('password')}
        autoComplete="current-password"
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
