import { adminPolls } from '@fio/contracts/admin/polls';
import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { SkeletonText } from '@fio/design-system/skeleton';
import { auditTerm, LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { useNavigate } from '@fio/platform/router';
import { nameOf, type SuggestionDetail } from './suggestion-detail.ts';
import classes from './suggestions.module.css';
import { useSuggestionsWords } from './words.ts';

const PATHS = { suggestion: adminSuggestions.list.path, poll: adminPolls.list.path } as const;

function Similar({ found }: { found: ResponseOf<typeof adminSuggestions.similar>[number] }) {
  const t = useSuggestionsWords();
  const navigate = useNavigate();
  const { kind, id, likeness, state } = found;
  return (
    <li>
      <Link href={`${PATHS[kind]}/${id}`} onNavigate={(href) => void navigate(href)}>
        {nameOf(found)}
      </Link>
      <span className={classes['facts']}>
        {t(`kind.${kind}`)} · {auditTerm('state', state, kind === 'poll' ? 'polls' : 'suggestions')} ·{' '}
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
