import { useEffect } from 'react';
import { security } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { FormAlert, FormBody } from '@fio/platform/account';
import { useContractForm } from '@fio/platform/forms';
import { useAccountWords } from '../words.ts';
import classes from './code-step.module.css';

interface Props {
  /** Whether a recovery code is typed in the place of the app's. */
  readonly recovers: boolean;
  readonly onEnter: (code: string) => Promise<unknown>;
  readonly onOther: () => void;
  readonly onBack: () => void;
}

/** The code, once the password was right. */
export function CodeStep({ recovers, onEnter, onOther, onBack }: Props) {
  const t = useAccountWords();
  const { form, submit, errorOf } = useContractForm(security.confirmTwoFactor.body, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const enter = submit(({ code }) => onEnter(code));
  return (
    <FormBody name={t('codeTitle')} onSubmit={(event) => void enter(event)}>
      <FormAlert message={errorOf('root')} />
      <TextField
        {...form.register('code')}
        label={recovers ? t('recoveryCode') : t('code')}
        error={errorOf('code')}
        inputMode={recovers ? 'text' : 'numeric'}
        autoComplete={recovers ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        required
      />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('login')}
      </Button>
      <div className={classes['others']}>
        <Button variant="quiet" onClick={onOther}>
          {recovers ? t('useApp') : t('useRecovery')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </FormBody>
  );
}
