import type { adminRanking } from '@fio/contracts/admin/ranking';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink } from '@fio/platform/area';
import { RankingSigns } from './ranking-signs.tsx';
import { useRankingWords } from './words.ts';

type Detail = ResponseOf<typeof adminRanking.get>;

/** Who chose it, how they guess, and how it was decided. */
export function RankingSummary({ record }: { record: Detail }) {
  const t = useRankingWords();
  const { signs, reason, createdAt, updatedAt, decidedAt, hits, answers, points } = record;
  return (
    <DefinitionList
      items={[
        {
          term: t('field.person'),
          value: (
            <RecordLink of="registrations" id={record.registrationId}>
              {record.person}
            </RecordLink>
          ),
        },
        {
          term: t('field.score'),
          value: answers === 0 ? t('noScore') : t('score', { hits, answers, points }),
        },
        { term: t('field.signs'), value: <RankingSigns signs={signs} /> },
        ...(reason ? [{ term: t('field.reason'), value: reason }] : []),
        ...(decidedAt ? [{ term: t('field.decidedAt'), value: <Moment at={decidedAt} /> }] : []),
        { term: t('field.updatedAt'), value: <Moment at={updatedAt} /> },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
