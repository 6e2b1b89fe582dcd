import { profile } from '@fio/contracts/public/profile';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { Button } from '@fio/design-system/button';
import { FormAlert, FormBody, NewPassword, Secret } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import classes from '../profile.module.css';
import { useSecurityWords } from './words.ts';

const EMPTY = { current: '', password: '', passwordConfirmation: '' };

/** Changes the own password, proving the present one; the other sessions end with it. */
export function ChangePassword({ visitor }: { visitor: Visitor }) {
  const t = useSecurityWords();
  const change = useApiMutation(profile.changePassword, [profile.sessions]);
  const { form, submit, errorOf } = useContractForm(profile.changePassword.body, EMPTY);
  const { name, lastName, email, cpf, phone } = visitor;
  const save = submit(async (body) => {
    await change.mutateAsync({ body });
    form.reset(EMPTY);
    toast.success(t('passwordChanged'));
  });
  return (
    <div className={classes['form']}>
      <FormBody name={t('changePassword')} onSubmit={(event) => void save(event)}>
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
          words={[name, lastName, email, cpf, phone]}
        />
        <Secret
          {...form.register('passwordConfirmation')}
          label={t('confirmation')}
          error={errorOf('passwordConfirmation')}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('changePassword')}
          </Button>
        </div>
      </FormBody>
    </div>
  );
}
