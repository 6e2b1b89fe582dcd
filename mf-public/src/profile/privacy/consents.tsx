import { NOTIFICATION_CONSENT } from '@fio/contracts/public/notifications';
import { privacy, type ConsentEntry } from '@fio/contracts/public/privacy';
import { SUBSCRIPTIONS } from '@fio/domain/notification';
import { StateChip } from '@fio/design-system/chip';
import { IconCheck, IconX } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { PartFailed } from '../../page/part-failed.tsx';
import { format, language } from '@fio/platform/i18n';
import classes from '../profile.module.css';
import { usePrivacyWords } from './words.ts';

/** The ledger names a document's version 'regulamento v2': what it is of stands above it. */
const numberOf = (version: string) => / v(\d+)$/.exec(version)?.[1] ?? version.split(' ')[0] ?? version;

/** The words of a notification that was asked for; its version names them: '2026-11-26 email theory'. */
function wordsOf({ purpose, version }: ConsentEntry): string | undefined {
  if (purpose !== 'notifications') return undefined;
  const [, channel, kind] = version.split(' ');
  const asked = SUBSCRIPTIONS.find((one) => one.channel === channel && one.kind === kind);
  return asked && NOTIFICATION_CONSENT.texts[language()][asked.channel][asked.kind];
}

function Consent({ consent }: { consent: ConsentEntry }) {
  const t = usePrivacyWords();
  const { purpose, granted, version, channel, at } = consent;
  const words = wordsOf(consent);
  const told = [
    t('version', { version: numberOf(version) }),
    t('onDate', { when: format.dateTime(at) }),
    ...(channel === 'web' ? [] : [t(channel === 'email' ? 'byEmail' : 'byPush')]),
  ];
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Text as="strong">{t(purpose)}</Text>
        {words && <Text size="small">{words}</Text>}
        <Text size="small" tone="muted">
          {told.join(' · ')}
        </Text>
      </div>
      <StateChip
        tone={granted ? 'success' : 'neutral'}
        icon={granted ? <IconCheck size={14} /> : <IconX size={14} />}
      >
        {t(granted ? 'granted' : 'refused')}
      </StateChip>
    </li>
  );
}

/** Every decision there was, the latest first. */
export function Consents() {
  const t = usePrivacyWords();
  const query = useApiQuery(privacy.consents, {}, { quiet: true });
  const { data } = query;
  if (data)
    return (
      <ul className={classes['rows']}>
        {data.items.map((consent) => (
          <Consent key={`${consent.purpose} ${consent.version} ${consent.at}`} consent={consent} />
        ))}
      </ul>
    );
  if (!query.isError) return <Skeleton height={160} radius="card" />;
  return <PartFailed title={t('consentsFailed')} query={query} />;
}
