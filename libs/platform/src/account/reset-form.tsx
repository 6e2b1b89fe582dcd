import { Button } from '@fio/design-system/button';
import { api, ApiError } from '../api/index.ts';
import { toast } from '../feedback/index.ts';
import { useContractForm } from '../forms/index.ts';
import { navigateTo } from '../router/index.ts';
import { FormAlert } from './form-alert.tsx';
import { FormBody } from './form-page.tsx';
import { NewPassword, Secret } from './password-fields.tsx';
import type { RecoverySide } from './recovery.ts';
import { useRecoveryWords } from './words.ts';

type ResetFormProps = Pick<RecoverySide, 'endpoints' | 'paths'> & { token: string; onInvalid: () => void };

/** The new password, twice. A link that stopped holding meanwhile is told through `onInvalid`. */
export function ResetForm({ endpoints, paths, token, onInvalid }: ResetFormProps) {
  const t = useRecoveryWords();
  const { form, submit, errorOf } = useContractForm(endpoints.reset.body, {
    token,
    password: '',
    passwordConfirmation: '',
  });
  const save = submit(async (body) => {
    try {
      await api(endpoints.reset, { body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'INVALID_TOKEN') throw error;
      return onInvalid();
    }
    toast.success(t('saved'));
    navigateTo(paths.login, { replace: true });
  });
  return (
    <FormBody name={t('resetTitle')} onSubmit={(event) => void save(event)}>
      <FormAlert message={errorOf('root') ?? errorOf('token')} />
      <NewPassword
        {...form.register('password')}
        label={t('password')}
        error={errorOf('password')}
        typed={form.watch('password')}
      />
      <Secret
        {...form.register('passwordConfirmation')}
        label={t('confirmation')}
        error={errorOf('passwordConfirmation')}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </FormBody>
  );
}
