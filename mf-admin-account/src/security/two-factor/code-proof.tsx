import { useEffect } from 'react';
import { security } from '@fio/contracts/admin/security';
import { TextField } from '@fio/design-system/fields';
import { useContractForm } from '@fio/platform/forms';
import { useSecurityWords } from '../words.ts';
import type { ProofProps } from './password-proof.tsx';
import { Step } from './step.tsx';

/** A code of the second step, before it is taken away or its recovery codes are made anew. */
export function CodeProof({ wish, onProved, onCancel }: ProofProps) {
  const t = useSecurityWords();
  const { form, submit, errorOf } = useContractForm(security.disableTwoFactor.body, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const prove = submit(({ code }) => onProved(code));
  return (
    <Step
      lead={t(`two.proof.${wish}`)}
      confirm={t('two.continue')}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      onSubmit={prove}
      onCancel={onCancel}
    >
      <TextField
        {...form.register('code')}
        label={t('two.code')}
        error={errorOf('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        required
      />
    </Step>
  );
}
