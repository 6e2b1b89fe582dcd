import { useState } from 'react';
import { notifications, type OwnNotifications, type PushDevice } from '@fio/contracts/public/notifications';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { unsubscribeHere } from '../../notifications/push/this-device.ts';
import { useThisDevice } from '../../notifications/push/use-this-device.ts';
import { useNotificationsWords } from '../../notifications/words.ts';
import classes from '../profile.module.css';

interface RowProps {
  readonly device: PushDevice;
  readonly isThis: boolean;
}

function DeviceRow({ device: { id, browser, system, createdAt }, isThis }: RowProps) {
  const t = useNotificationsWords();
  const remove = useApiMutation(notifications.removeDevice, [notifications.own]);
  const name = [browser, system].filter((part) => part !== null).join(' · ') || t('unknownDevice');
  const take = async () => {
    await remove.mutateAsync({ params: { id } });
    if (isThis) await unsubscribeHere().catch(() => undefined);
    toast.success(t('deviceRemoved'));
  };
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Text as="strong">{name}</Text>
        <Text size="small" tone="muted">
          {t('since', { when: format.date(createdAt) })}
        </Text>
      </div>
      <div className={classes['actions']}>
        {isThis && <StateChip tone="info">{t('thisDevice')}</StateChip>}
        <Button
          variant="quiet"
          size="sm"
          loading={remove.isPending}
          aria-label={t('removeDevice', { name })}
          onClick={() => void take().catch(() => undefined)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

/** The browsers that take push notifications, each to be removed; this one to be added where it isn't there. */
export function Devices({ own }: { own: OwnNotifications }) {
  const t = useNotificationsWords();
  const { support, id, add } = useThisDevice(own);
  const [busy, setBusy] = useState(false);
  const addThis = async () => {
    setBusy(true);
    const isKept = await add().finally(() => setBusy(false));
    if (isKept) toast.success(t('deviceAdded'));
  };
  return (
    <>
      {own.devices.length === 0 ? (
        <Text tone="muted">{t('noDevices')}</Text>
      ) : (
        <ul className={classes['rows']}>
          {own.devices.map((device) => (
            <DeviceRow key={device.id} device={device} isThis={device.id === id} />
          ))}
        </ul>
      )}
      {support === 'ready' && id === undefined && (
        <div>
          <Button variant="secondary" loading={busy} onClick={() => void addThis().catch(() => undefined)}>
            {t('addThis')}
          </Button>
        </div>
      )}
    </>
  );
}
