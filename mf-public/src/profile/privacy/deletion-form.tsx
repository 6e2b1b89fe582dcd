import { privacy } from '@fio/contracts/public/privacy';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { logout } from '@fio/platform/session';
import classes from '../profile.module.css';
import { usePrivacyWords } from './words.ts';

const STAYS = [
  'staysVotes',
  'staysShared',
  'staysConsents',
  'staysService',
  'staysAccess',
  'staysCpf',
] as const;

function Explanation() {
  const t = usePrivacyWords();
  return (
    <>
      <Text>{t('deleteLead')}</Text>
      <Heading level={3}>{t('whatGoes')}</Heading>
      <Text>{t('goes')}</Text>
      <Heading level={3}>{t('whatStays')}</Heading>
      <ul className={classes['bullets']}>
        {STAYS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </>
  );
}

/** What goes, what stays and why, and the password that makes it final. */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const t = usePrivacyWords();
  const { form, submit, errorOf } = useContractForm(privacy.remove.body, { password: '' });
  const remove = submit(async (body) => {
    await api(privacy.remove, { body });
    await logout('user');
    toast.success(t('deleted'));
  });
  return (
    <div className={classes['part']}>
      <Explanation />
      <FormBody name={t('deleteTitle')} onSubmit={(event) => void remove(event)}>
        <FormAlert message={errorOf('root')} />
        <Secret
          {...form.register('password')}
          label={t('deletePassword')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <div className={classes['actions']}>
          <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
            {t('delete')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </FormBody>
    </div>
  );
}
