import { passkeys, type PasskeyView } from '@fio/contracts/public/passkeys';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import classes from '../profile/profile.module.css';
import { usePasskeysWords } from './words.ts';

interface Props {
  readonly passkey: PasskeyView;
  readonly onDone: () => void;
}

/** What a removal does and what it leaves, and the password. */
export function RemoveForm({ passkey: { id, name }, onDone }: Props) {
  const t = usePasskeysWords();
  const drop = useApiMutation(passkeys.remove, [passkeys.list]);
  const { form, submit, errorOf } = useContractForm(passkeys.remove.body, { password: '' });
  const remove = submit(async (body) => {
    await drop.mutateAsync({ params: { id }, body });
    toast.success(t('removed'));
    onDone();
  });
  return (
    <div className={classes['part']}>
      <Text>{t('removeText', { name })}</Text>
      <FormBody name={t('removeTitle')} onSubmit={(event) => void remove(event)}>
        <FormAlert message={errorOf('root')} />
        <Secret
          {...form.register('password')}
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
          data-autofocus
        />
        <div className={classes['actions']}>
          <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
            {t('removeYes')}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </FormBody>
    </div>
  );
}
