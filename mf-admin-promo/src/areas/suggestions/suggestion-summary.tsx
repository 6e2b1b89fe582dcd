import { adminPolls } from '@fio/contracts/admin/polls';
import { adminShows } from '@fio/contracts/admin/shows';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment, useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** Another record's name, linked for whom may see it. */
function RecordName({ record, area }: { record: Named; area: { list: AnyEndpoint; get: AnyEndpoint } }) {
  const navigate = useNavigate();
  if (!useMay()(area.get)) return record.title;
  return (
    <Link href={`${area.list.path}/${record.id}`} onNavigate={(href) => void navigate(href)}>
      {record.title}
    </Link>
  );
}

/** Who sent it, about what, from where, and how it was decided. */
export function SuggestionSummary({ record }: { record: SuggestionDetail }) {
  const t = useSuggestionsWords();
  const { show, author, email, ip, createdAt, updatedAt, decidedAt, reason, poll } = record;
  return (
    <DefinitionList
      items={[
        ...(poll ? [{ term: t('field.poll'), value: <RecordName record={poll} area={adminPolls} /> }] : []),
        ...(reason ? [{ term: t('field.reason'), value: reason }] : []),
        ...(decidedAt ? [{ term: t('field.decidedAt'), value: <Moment at={decidedAt} /> }] : []),
        { term: t('field.show'), value: <RecordName record={show} area={adminShows} /> },
        { term: t('field.author'), value: author ?? t('gone') },
        { term: t('field.email'), value: email },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.updatedAt'), value: <Moment at={updatedAt} /> },
        { term: t('field.ip'), value: ip },
      ]}
    />
  );
}
