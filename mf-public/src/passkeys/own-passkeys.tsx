import { useState } from 'react';
import { passkeys } from '@fio/contracts/public/passkeys';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { IconKey } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { PartFailed } from '../page/part-failed.tsx';
import classes from '../profile/profile.module.css';
import { CreateForm } from './create-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeysWork } from './passkeys-work.ts';
import { useCreatePasskey } from './use-create-passkey.ts';
import { usePasskeysWords } from './words.ts';

function Create() {
  const t = usePasskeysWords();
  const works = usePasskeysWork();
  const { busy, create } = useCreatePasskey();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const press = async () => {
    const made = await create();
    if (made === 'created') toast.success(t('created'));
    setAsks(made === 'password');
  };
  if (!works) return <Text tone="muted">{t('unsupported')}</Text>;
  return (
    <div>
      <Button
        variant="secondary"
        icon={<IconKey size={20} aria-hidden />}
        loading={busy}
        onClick={() => void press()}
      >
        {t('create')}
      </Button>
      <Dialog opened={asks} onClose={close} title={t('createPassword')} closeLabel={t('close')}>
        <CreateForm onDone={close} />
      </Dialog>
    </div>
  );
}

/** The visitor's passkeys; `isOwn` is false for staff who have entered, who only look. */
export function OwnPasskeys({ isOwn }: { isOwn: boolean }) {
  const t = usePasskeysWords();
  const query = useApiQuery(passkeys.list, {}, { quiet: true });
  const { data } = query;
  if (!data && query.isError) return <PartFailed title={t('loadFailed')} query={query} />;
  if (!data) return <Skeleton height={96} radius="card" />;
  return (
    <>
      {data.items.length === 0 ? (
        <Text tone="muted">{t('none')}</Text>
      ) : (
        <ul className={classes['rows']}>
          {data.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isOwn={isOwn} />
          ))}
        </ul>
      )}
      {isOwn && <Create />}
    </>
  );
}
