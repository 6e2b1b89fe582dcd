import { useState } from 'react';
import type { PasskeyView } from '@fio/contracts/public/passkeys';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from '../profile/profile.module.css';
import { RemoveForm } from './remove-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { usePasskeysWords } from './words.ts';

interface Props {
  readonly passkey: PasskeyView;
  readonly isOwn: boolean;
}

/** One passkey: what it is called, since when, when it was used, and what its owner may do with it. */
export function PasskeyRow({ passkey, isOwn }: Props) {
  const t = usePasskeysWords();
  const [asks, setAsks] = useState<'rename' | 'remove'>();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const close = () => setAsks(undefined);
  const used = lastUsedAt ? t('usedAt', { when: format.dateTime(lastUsedAt) }) : t('unused');
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Text as="strong">{name}</Text>
        <Text size="small" tone="muted">
          {t('createdAt', { when: format.dateTime(createdAt) })}
        </Text>
        <Text size="small" tone="muted">
          {used}
          {synced && ` · ${t('synced')}`}
        </Text>
      </div>
      {isOwn && (
        <div className={classes['actions']}>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setAsks('rename')}
            aria-label={t('renameOf', { name })}
          >
            {t('rename')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setAsks('remove')}
            aria-label={t('removeOf', { name })}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      <Dialog
        opened={asks === 'rename'}
        onClose={close}
        title={t('renameOf', { name })}
        closeLabel={t('close')}
      >
        <RenameForm passkey={passkey} onDone={close} />
      </Dialog>
      <Dialog opened={asks === 'remove'} onClose={close} title={t('removeTitle')} closeLabel={t('close')}>
        <RemoveForm passkey={passkey} onDone={close} />
      </Dialog>
    </li>
  );
}
