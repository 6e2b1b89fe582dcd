import { notifications } from '@fio/contracts/public/notifications';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { NOTIFICATION_KINDS } from '@fio/domain/notification';
import { Skeleton } from '@fio/design-system/skeleton';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useApiQuery } from '@fio/platform/api';
import { ByEmail } from '../../notifications/by-email.tsx';
import { ByPush } from '../../notifications/by-push.tsx';
import { useNotificationsWords } from '../../notifications/words.ts';
import { PartFailed } from '../../page/part-failed.tsx';
import { OwnOnly } from '../own-only.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { Devices } from './devices.tsx';
import { QuietHours } from './quiet-hours.tsx';

function Choices({ visitor }: { visitor: Visitor }) {
  const t = useNotificationsWords();
  const query = useApiQuery(notifications.own, {}, { quiet: true });
  const { data: own } = query;
  if (!own && query.isError) return <PartFailed title={t('failed')} query={query} />;
  if (!own) return <Skeleton height={240} radius="card" />;
  return (
    <>
      <ProfileSection title={t('byEmail')}>
        <ByEmail visitor={visitor} own={own} kinds={NOTIFICATION_KINDS} />
      </ProfileSection>
      <ProfileSection title={t('byPush')}>
        <ByPush own={own} kinds={NOTIFICATION_KINDS} />
      </ProfileSection>
      <ProfileSection title={t('devices')} lead={t('devicesLead')}>
        <Devices own={own} />
      </ProfileSection>
      <ProfileSection title={t('quiet')} lead={t('quietLead')}>
        <QuietHours quiet={own.quiet} />
      </ProfileSection>
    </>
  );
}

/** What one asked to be told of, by which way and when not: `/perfil?aba=avisos`. */
export default function Notifications({ visitor }: { visitor: Visitor }) {
  return (
    <MantineRoot scheme="dark">
      <OwnOnly visitor={visitor}>
        <Choices visitor={visitor} />
      </OwnOnly>
    </MantineRoot>
  );
}
