import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { auditTerm, LoadFailure, RecordLink } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { nameOf, type SuggestionDetail } from './suggestion-detail.ts';
import classes from './suggestions.module.css';
import { useSuggestionsWords } from './words.ts';

const NAMES = { suggestion: 'suggestions', poll: 'polls' } as const;

function Similar({ found }: { found: ResponseOf<typeof adminSuggestions.similar>[number] }) {
  const t = useSuggestionsWords();
  const { kind, id, likeness, state } = found;
  return (
    <li>
      <RecordLink of={NAMES[kind]} id={id}>
        {nameOf(found)}
      </RecordLink>
      <span className={classes['facts']}>
        {t(`kind.${kind}`)} · {auditTerm('state', state, NAMES[kind])} ·{' '}
        {t('likeness', { percent: likeness })}
      </span>
    </li>
  );
}

/** What reads alike in the same series: a reason to refuse it, or to merge. */
export function SimilarTexts({ record }: { record: SuggestionDetail }) {
  const t = useSuggestionsWords();
  const { data, error, isFetching, refetch } = useApiQuery(adminSuggestions.similar, {
    params: { id: record.id },
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  if (data.length === 0) return <EmptyState title={t('similar.none')} text={t('similar.noneText')} />;
  return (
    <ul className={classes['similar']}>
      {data.map((found) => (
        <Similar key={found.id} found={found} />
      ))}
    </ul>
  );
}
