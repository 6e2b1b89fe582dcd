import { useEffect } from 'react';
import { security } from '@fio/contracts/admin/security';
import { TextField } from '@fio/design-system/fields';
import { Secret } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import { useSecurityWords } from '../words.ts';
import type { Change } from './overview.tsx';
import { Step } from './step.tsx';

interface Props {
  readonly change: Change;
  readonly onProved: (proof: string) => Promise<void>;
  readonly onCancel: () => void;
}

type Body = Parameters<typeof useContractForm>[0];

/** Asked before anything changes: the own password for a new second step, else a code of the one there is. */
export function Proof({ change, onProved, onCancel }: Props) {
  const t = useSecurityWords();
  const isNew = change === 'enable';
  const name = isNew ? 'password' : 'code';
  // Both bodies have the one field.
  const { body } = isNew ? security.prepareTwoFactor : security.disableTwoFactor;
  const { form, submit, errorOf } = useContractForm<Body>(body, { [name]: '' });
  const { setFocus } = form;
  useEffect(() => setFocus(name), [setFocus, name]);
  const field = { ...form.register(name), label: t(`two.${name}`), error: errorOf(name) };
  return (
    <Step
      lead={t(`two.proof.${change}`)}
      confirm={t('two.continue')}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      onSubmit={submit((proof) => onProved((proof as Record<string, string>)[name] ?? ''))}
      onCancel={onCancel}
    >
      {isNew ? (
        <Secret {...field} autoComplete="current-password" />
      ) : (
        <TextField {...field} autoComplete="one-time-code" autoCapitalize="characters" required />
      )}
    </Step>
  );
}
