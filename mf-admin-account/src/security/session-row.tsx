import { security } from '@fio/contracts/admin/security';
import type { OwnSession } from '@fio/contracts/core/own-session';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { IconCheck } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { deviceOf } from '@fio/domain/device';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import classes from './security.module.css';
import { useSecurityWords } from './words.ts';

/** One session: the device, since when, from where, and its end. */
export function SessionRow({ session }: { session: OwnSession }) {
  const t = useSecurityWords();
  const end = useApiMutation(security.endSession, [security.sessions]);
  const { id, current, ip, userAgent, createdAt, lastSeenAt } = session;
  const { browser, system } = deviceOf(userAgent);
  const device = t('sessions.device', {
    browser: browser ?? t('sessions.unknownBrowser'),
    system: system ?? t('sessions.unknownSystem'),
  });
  const when = format.dateTime(createdAt);
  const stop = () => end.mutate({ params: { id } }, { onSuccess: () => toast.success(t('sessions.ended')) });
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Text as="strong">{device}</Text>
        <Text size="small" tone="muted">
          {t('sessions.since', { when, ip })}
        </Text>
        <Text size="small" tone="muted">
          {t('sessions.seen', { when: format.dateTime(lastSeenAt) })}
        </Text>
      </div>
      {current ? (
        <StateChip tone="success" icon={<IconCheck size={14} />}>
          {t('sessions.here')}
        </StateChip>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          loading={end.isPending}
          onClick={stop}
          aria-label={t('sessions.endName', { device, when })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
