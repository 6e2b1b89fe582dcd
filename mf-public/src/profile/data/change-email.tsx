import { profile } from '@fio/contracts/public/profile';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody, Secret } from '@fio/platform/account';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { PartFailed } from '../../page/part-failed.tsx';
import classes from '../profile.module.css';
import { useProfileDataWords } from './words.ts';

const EMPTY = { email: '', password: '' };
const REFRESH = [profile.emailChange];

function Waiting({ email }: { email: string }) {
  const t = useProfileDataWords();
  const cancel = useApiMutation(profile.cancelEmail, REFRESH);
  const giveUp = () => cancel.mutate({}, { onSuccess: () => toast.info(t('emailCancelled')) });
  return (
    <div className={classes['part']}>
      <Text role="status">{t('waiting', { email })}</Text>
      <div>
        <Button variant="secondary" loading={cancel.isPending} onClick={giveUp}>
          {t('cancelEmail')}
        </Button>
      </div>
    </div>
  );
}

function Ask() {
  const t = useProfileDataWords();
  const change = useApiMutation(profile.changeEmail, REFRESH);
  const { form, submit, errorOf } = useContractForm(profile.changeEmail.body, EMPTY);
  const send = submit((body) => change.mutateAsync({ body }));
  return (
    <div className={classes['form']}>
      <FormBody name={t('emailTitle')} onSubmit={(event) => void send(event)}>
        <FormAlert message={errorOf('root')} />
        <EmailField {...form.register('email')} label={t('newEmail')} error={errorOf('email')} required />
        <Secret
          {...form.register('password')}
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <div>
          <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
            {t('sendLink')}
          </Button>
        </div>
      </FormBody>
    </div>
  );
}

/** Asks for another address, or tells which one waits for its confirmation. */
export function ChangeEmail() {
  const t = useProfileDataWords();
  const query = useApiQuery(profile.emailChange, {}, { quiet: true });
  const { data } = query;
  if (!data && query.isError) return <PartFailed title={t('emailFailed')} query={query} />;
  if (!data) return <Skeleton height={160} radius="card" />;
  return data.email === null ? <Ask /> : <Waiting email={data.email} />;
}
