import { useState, type ComponentProps } from 'react';
import { security } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { useAdmin } from '@fio/platform/session';
import { useShellWords } from '../words/index.ts';
import classes from './proof-form.module.css';

interface Props {
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

interface FieldProps {
  readonly recovers: boolean;
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** A code of the app, or one to recover with. */
function CodeField({ recovers, field }: FieldProps) {
  const t = useShellWords();
  return (
    <TextField
      {...field}
      label={t(recovers ? 'proof.recovery' : 'proof.code')}
      inputMode={recovers ? 'text' : 'numeric'}
      autoComplete={recovers ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      required
    />
  );
}

/** Asks for a code, or for the password where the account has no second factor. */
export function ProofForm({ onProved, onCancel }: Props) {
  const t = useShellWords();
  const kind = useAdmin()?.secondFactor === 'on' ? 'code' : 'password';
  const [recovers, setRecovers] = useState(false);
  const { form, submit, errorOf } = useContractForm(security.prove.body, { [kind]: '' });
  const prove = submit(async (body) => {
    await api(security.prove, { body });
    onProved();
  });
  // The dialog takes the focus in by itself, and here.
  const field = { ...form.register(kind), error: errorOf(kind), 'data-autofocus': true };
  return (
    <FormBody name={t('proof.title')} onSubmit={(event) => void prove(event)}>
      <Text>{t(`proof.${kind}Text`)}</Text>
      <FormAlert message={errorOf('root')} />
      {kind === 'code' ? (
        <CodeField recovers={recovers} field={field} />
      ) : (
        <Secret {...field} label={t('proof.password')} autoComplete="current-password" />
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('proof.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('confirm.no')}
        </Button>
      </div>
      {kind === 'code' && (
        <Button variant="quiet" onClick={() => setRecovers(!recovers)}>
          {t(recovers ? 'proof.useApp' : 'proof.useRecovery')}
        </Button>
      )}
    </FormBody>
  );
}
