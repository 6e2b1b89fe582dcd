import { account } from '@fio/contracts/admin/account';
import { Button } from '@fio/design-system/button';
import { FormAlert, FormBody, FormPage, NewPassword, Secret } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { useAdmin } from '@fio/platform/session';
import { useAccountWords } from '../words.ts';

const EMPTY = { current: '', password: '', passwordConfirmation: '' };

/** Changes the own password; needs no permission (specification, section 6). */
export function Update() {
  const t = useAccountWords();
  const admin = useAdmin();
  const { form, submit, errorOf } = useContractForm(account.update.body, EMPTY);
  const save = submit(async (body) => {
    await api(account.update, { body });
    form.reset(EMPTY);
    toast.success(t('updated'));
  });
  return (
    <FormPage title={t('updateTitle')} lead={t('updateLead')}>
      <FormBody name={t('updateTitle')} onSubmit={(event) => void save(event)}>
        <FormAlert message={errorOf('root')} />
        <Secret
          {...form.register('current')}
          label={t('current')}
          error={errorOf('current')}
          autoComplete="current-password"
        />
        <NewPassword
          {...form.register('password')}
          label={t('newPassword')}
          error={errorOf('password')}
          typed={form.watch('password')}
          words={admin ? [admin.name, admin.email] : []}
        />
        <Secret
          {...form.register('passwordConfirmation')}
          label={t('confirmation')}
          error={errorOf('passwordConfirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('update')}
        </Button>
      </FormBody>
    </FormPage>
  );
}
