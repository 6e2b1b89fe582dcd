import { useEffect } from 'react';
import { security } from '@fio/contracts/admin/security';
import { Secret } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import { useSecurityWords } from '../words.ts';
import type { Wish } from './overview.tsx';
import { Step } from './step.tsx';

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
    <Step
      lead={t(`two.proof.${wish}`)}
      confirm={t('two.continue')}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      onSubmit={prove}
      onCancel={onCancel}
    >
      <Secret
        {...form.register('password')}
        label={t('two.password')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
    </Step>
  );
}
