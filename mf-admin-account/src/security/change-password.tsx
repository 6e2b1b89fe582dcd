import { account } from '@fio/contracts/admin/account';
import { security } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { FormAlert, FormBody, NewPassword, Secret } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { useAdmin } from '@fio/platform/session';
import { EndingTokens } from './ending-tokens.tsx';
import { Part } from './part.tsx';
import { useSecurityWords } from './words.ts';

const EMPTY = { current: '', password: '', passwordConfirmation: '' };

/** Changes the own password; the other sessions and the API tokens end with it. */
export function ChangePassword() {
  const t = useSecurityWords();
  const admin = useAdmin();
  const change = useApiMutation(account.update, [security.sessions, security.tokens]);
  const { form, submit, errorOf } = useContractForm(account.update.body, EMPTY);
  const save = submit(async (body) => {
    await change.mutateAsync({ body });
    form.reset(EMPTY);
    toast.success(t('password.done'));
  });
  return (
    <Part title={t('password.title')} lead={t('password.lead')}>
      <FormBody name={t('password.title')} onSubmit={(event) => void save(event)}>
        <FormAlert message={errorOf('root')} />
        <EndingTokens />
        <Secret
          {...form.register('current')}
          label={t('password.current')}
          error={errorOf('current')}
          autoComplete="current-password"
        />
        <NewPassword
          {...form.register('password')}
          label={t('password.new')}
          error={errorOf('password')}
          typed={form.watch('password')}
          words={admin ? [admin.name, admin.email] : []}
        />
        <Secret
          {...form.register('passwordConfirmation')}
          label={t('password.again')}
          error={errorOf('passwordConfirmation')}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('password.save')}
          </Button>
        </div>
      </FormBody>
    </Part>
  );
}
