import type { OwnNotifications } from '@fio/contracts/public/notifications';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { isOffered, type NotificationKind } from '@fio/domain/notification';
import { Text } from '@fio/design-system/text';
import { SubscriptionSwitch } from './subscription-switch.tsx';
import classes from './notifications.module.css';
import { useNotificationsWords } from './words.ts';

interface Props {
  readonly visitor: Visitor;
  readonly own: OwnNotifications;
  readonly kinds: readonly NotificationKind[];
}

const channel = 'email';

/** What may be asked for by e-mail; none is written to an address that nobody confirmed. */
export function ByEmail({ visitor: { email, emailVerified }, own, kinds }: Props) {
  const t = useNotificationsWords();
  return (
    <div className={classes['switches']}>
      <Text tone="muted">{emailVerified ? t('byEmailLead', { email }) : t('unconfirmed')}</Text>
      {kinds
        .filter((kind) => isOffered({ kind, channel }))
        .map((kind) => (
          <SubscriptionSwitch key={kind} own={own} kind={kind} channel={channel} />
        ))}
      {kinds.includes('prize') && <Text tone="muted">{t('prizes')}</Text>}
    </div>
  );
}
