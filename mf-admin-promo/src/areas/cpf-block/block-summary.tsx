import type { cpfBlock } from '@fio/contracts/admin/cpf-block';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useCpfBlockWords } from './words.ts';

type Block = ResponseOf<typeof cpfBlock.get>;

/** Why, by whom and until when; and how it ended. */
export function BlockSummary({ record }: { record: Block }) {
  const t = useCpfBlockWords();
  const { reason, origin, note, by, createdAt, expiresOn, registration, liftedAt } = record;
  return (
    <DefinitionList
      items={[
        ...(liftedAt
          ? [
              { term: t('field.liftedReason'), value: record.liftedReason },
              { term: t('field.liftedAt'), value: <Moment at={liftedAt} /> },
              { term: t('field.liftedBy'), value: record.liftedBy },
            ]
          : []),
        { term: t('field.reason'), value: t(`reason.${reason}`) },
        { term: t('field.note'), value: note },
        {
          term: t('field.registration'),
          value: (
            <RecordLink of="registrations" id={registration?.id}>
              {registration?.name ?? t('nobody')}
            </RecordLink>
          ),
        },
        { term: t('field.expiresOn'), value: expiresOn ? format.day(expiresOn) : t('forever') },
        { term: t('field.origin'), value: t(`origin.${origin}`) },
        { term: t('field.by'), value: by },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
