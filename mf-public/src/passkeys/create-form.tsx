import { passkeys } from '@fio/contracts/public/passkeys';
import { Button } from '@fio/design-system/button';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { ApiError, queryClient, queryKey } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { createPasskey } from './ceremonies.ts';
import { tellFailure } from './use-create-passkey.ts';
import { usePasskeysWords } from './words.ts';

/** The password, and then what the device asks. */
export function CreateForm({ onDone }: { onDone: () => void }) {
  const t = usePasskeysWords();
  const { form, submit, errorOf } = useContractForm(passkeys.prepare.body, { password: '' });
  const create = submit(async ({ password }) => {
    try {
      await createPasskey(password);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      tellFailure(error, t);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: queryKey(passkeys.list) });
    toast.success(t('created'));
    onDone();
  });
  return (
    <FormBody name={t('createPassword')} onSubmit={(event) => void create(event)}>
      <FormAlert message={errorOf('root')} />
      <Secret
        {...form.register('password')}
        label={t('password')}
        error={errorOf('password')}
        autoComplete="current-password"
        data-autofocus
      />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('goOn')}
        </Button>
      </div>
    </FormBody>
  );
}
