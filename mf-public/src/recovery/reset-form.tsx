import { recovery } from '@fio/contracts/public/recovery';
import { Button } from '@fio/design-system/button';
import { PasswordField } from '@fio/design-system/fields';
import { api, ApiError } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { FormAlert } from '../page/form-alert.tsx';
import { NewPassword } from '../page/new-password.tsx';
import { usePageWords } from '../page/words.ts';
import { useRecoveryWords } from './words.ts';
import page from '../page/form-page.module.css';

/** The new password, twice. A link that stopped holding meanwhile is told through `onInvalid`. */
export function ResetForm({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const t = useRecoveryWords();
  const words = usePageWords();
  const { form, submit, errorOf } = useContractForm(recovery.reset.body, {
    token,
    password: '',
    passwordConfirmation: '',
  });
  const save = submit(async (body) => {
    try {
      await api(recovery.reset, { body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'INVALID_TOKEN') throw error;
      return onInvalid();
    }
    toast.success(t('saved'));
    navigateTo('/login', { replace: true });
  });
  return (
    <form
      className={page['form']}
      noValidate
      aria-label={t('resetTitle')}
      onSubmit={(event) => void save(event)}
    >
      <FormAlert message={errorOf('root') ?? errorOf('token')} />
      <NewPassword
        {...form.register('password')}
        label={t('password')}
        error={errorOf('password')}
        typed={form.watch('password')}
      />
      <PasswordField
        {...form.register('passwordConfirmation')}
        label={t('confirmation')}
        error={errorOf('passwordConfirmation')}
        autoComplete="new-password"
        showLabel={words('showPassword')}
        hideLabel={words('hidePassword')}
        required
      />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}
