import { profile, type ProfileSession } from '@fio/contracts/public/profile';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { IconCheck } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import classes from '../profile.module.css';
import { deviceOf } from '@fio/domain/device';
import { useSecurityWords } from './words.ts';

function useDeviceName({ entered, userAgent }: ProfileSession): string {
  const t = useSecurityWords();
  if (entered) return t('staff');
  const { browser, system } = deviceOf(userAgent);
  return t('device', { browser: browser ?? t('unknownBrowser'), system: system ?? t('unknownSystem') });
}

/** One session: the device, since when, from where, and its end. */
export function SessionRow({ session, isOwn }: { session: ProfileSession; isOwn: boolean }) {
  const t = useSecurityWords();
  const device = useDeviceName(session);
  const end = useApiMutation(profile.endSession, [profile.sessions]);
  const { id, current, ip, createdAt, lastSeenAt } = session;
  const when = format.dateTime(createdAt);
  const stop = () => end.mutate({ params: { id } }, { onSuccess: () => toast.success(t('ended')) });
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Text as="strong">{device}</Text>
        <Text size="small" tone="muted">
          {t('signedInAt', { when, ip })}
        </Text>
        <Text size="small" tone="muted">
          {t('lastSeen', { when: format.dateTime(lastSeenAt) })}
        </Text>
      </div>
      {current && (
        <StateChip tone="success" icon={<IconCheck size={14} />}>
          {t('here')}
        </StateChip>
      )}
      {!current && isOwn && (
        <Button
          size="sm"
          variant="secondary"
          loading={end.isPending}
          onClick={stop}
          aria-label={t('endName', { device, when })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
