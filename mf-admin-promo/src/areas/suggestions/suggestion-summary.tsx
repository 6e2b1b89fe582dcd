import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink } from '@fio/platform/area';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

/** Who sent it, about what, from where, and how it was decided. */
export function SuggestionSummary({ record }: { record: SuggestionDetail }) {
  const t = useSuggestionsWords();
  const { show, author, registrationId, email, ip, createdAt, updatedAt, decidedAt, reason, poll } = record;
  const named = (field: 'poll' | 'show', of: 'polls' | 'shows', { id, title }: SuggestionDetail['show']) => ({
    term: t(`field.${field}`),
    value: (
      <RecordLink of={of} id={id}>
        {title}
      </RecordLink>
    ),
  });
  return (
    <DefinitionList
      items={[
        ...(poll ? [named('poll', 'polls', poll)] : []),
        ...(reason ? [{ term: t('field.reason'), value: reason }] : []),
        ...(decidedAt ? [{ term: t('field.decidedAt'), value: <Moment at={decidedAt} /> }] : []),
        named('show', 'shows', show),
        {
          term: t('field.author'),
          value: (
            <RecordLink of="registrations" id={registrationId}>
              {author ?? t('gone')}
            </RecordLink>
          ),
        },
        { term: t('field.email'), value: email },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.updatedAt'), value: <Moment at={updatedAt} /> },
        { term: t('field.ip'), value: ip },
      ]}
    />
  );
}
