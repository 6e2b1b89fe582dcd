import { privacy, type ConsentEntry } from '@fio/contracts/public/privacy';
import { StateChip } from '@fio/design-system/chip';
import { IconCheck, IconX } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { PartFailed } from '../../page/part-failed.tsx';
import classes from '../profile.module.css';
import { usePrivacyWords } from './words.ts';

/** The ledger names a document's version 'regulamento v2': what it is of stands above it. */
const numberOf = (version: string) => / v(\d+)$/.exec(version)?.[1] ?? version;

function Consent({ consent: { purpose, granted, version, channel, at } }: { consent: ConsentEntry }) {
  const t = usePrivacyWords();
  const told = [
    t('version', { version: numberOf(version) }),
    t('onDate', { when: format.dateTime(at) }),
    ...(channel === 'email' ? [t('byEmail')] : []),
  ];
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Text as="strong">{t(purpose)}</Text>
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
