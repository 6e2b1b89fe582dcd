import { passkeys, type PasskeyView } from '@fio/contracts/public/passkeys';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { FormAlert, FormBody } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { usePasskeysWords } from './words.ts';

interface Props {
  readonly passkey: PasskeyView;
  readonly onDone: () => void;
}

/** What its owner calls a passkey. */
export function RenameForm({ passkey: { id, name }, onDone }: Props) {
  const t = usePasskeysWords();
  const rename = useApiMutation(passkeys.rename, [passkeys.list]);
  const { form, submit, errorOf } = useContractForm(passkeys.rename.body, { name });
  const save = submit(async (body) => {
    await rename.mutateAsync({ params: { id }, body });
    toast.success(t('renamed'));
    onDone();
  });
  return (
    <FormBody name={t('renameOf', { name })} onSubmit={(event) => void save(event)}>
      <FormAlert message={errorOf('root')} />
      <TextField
        {...form.register('name')}
        label={t('name')}
        error={errorOf('name')}
        required
        data-autofocus
      />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </FormBody>
  );
}
