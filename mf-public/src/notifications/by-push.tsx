import type { OwnNotifications } from '@fio/contracts/public/notifications';
import type { NotificationKind } from '@fio/domain/notification';
import { Text } from '@fio/design-system/text';
import { useThisDevice } from './push/use-this-device.ts';
import { SubscriptionSwitch } from './subscription-switch.tsx';
import classes from './notifications.module.css';
import { useNotificationsWords } from './words.ts';

interface Props {
  readonly own: OwnNotifications;
  readonly kinds: readonly NotificationKind[];
}

/** What may be asked for on devices. Where this browser can't, it is said why; another one of theirs still may. */
export function ByPush({ own, kinds }: Props) {
  const t = useNotificationsWords();
  const { support, id, add } = useThisDevice(own);
  const isReady = support === 'ready';
  return (
    <div className={classes['switches']}>
      <Text tone="muted">{t(`push.${support}`)}</Text>
      {kinds.map((kind) => (
        <SubscriptionSwitch
          key={kind}
          own={own}
          kind={kind}
          channel="push"
          disabled={!isReady && own.devices.length === 0}
          {...(isReady && id === undefined && { prepare: add })}
        />
      ))}
    </div>
  );
}
