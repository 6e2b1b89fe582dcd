import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { IpDetail } from './ip-detail.ts';
import { useIpsWords } from './words.ts';

const FIGURES = [
  'people',
  'registrations',
  'logins',
  'failedLogins',
  'votes',
  'suggestions',
  'invoices',
] as const;

/** Why nobody takes part from here, since when it is known, and all that came of it. */
export function IpSummary({ record }: { record: IpDetail }) {
  const t = useIpsWords();
  const { blockedAt, blockedBy, blockedUntil, blockReason, firstSeenAt, lastSeenAt } = record;
  const block = blockedAt
    ? [
        { term: t('field.blockReason'), value: blockReason },
        {
          term: t('field.blockedUntil'),
          value: blockedUntil ? <Moment at={blockedUntil} /> : t('forever'),
        },
        { term: t('field.blockedBy'), value: blockedBy },
        { term: t('field.blockedAt'), value: <Moment at={blockedAt} /> },
      ]
    : [];
  const seen = (at: string | null) => (at ? <Moment at={at} /> : t('never'));
  return (
    <DefinitionList
      items={[
        ...block,
        { term: t('field.firstSeenAt'), value: seen(firstSeenAt) },
        { term: t('field.lastSeenAt'), value: seen(lastSeenAt) },
        ...FIGURES.map((name) => ({ term: t(`field.${name}`), value: format.number(record[name]) })),
      ]}
    />
  );
}
