import { type SEGMENTS, statistics } from '@fio/contracts/admin/statistics';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { FigureTable } from '../../figures/figure-table.tsx';
import { useGroupName } from './group-name.ts';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

interface Props {
  readonly pollId: string;
  readonly by: (typeof SEGMENTS)[number];
}

/**
 * A row of answers: the share each has within the group, and how many votes that is of. Where a figure is hidden it must
 * not follow from the others: they stand as votes, and without a total.
 */
function useCells() {
  const t = useStatisticsWords();
  return (votes: readonly (number | null)[]): string[] => {
    const told = votes.filter((count) => count !== null);
    if (told.length < votes.length) {
      const texts = votes.map((count) => (count === null ? t('few') : t('answers.votes', { count })));
      return [...texts, t('answers.hidden')];
    }
    const all = told.reduce((sum, count) => sum + count, 0);
    const shares = told.map((count) =>
      t('percent', { percent: format.number(all === 0 ? 0 : Math.round((count / all) * 100)) }),
    );
    return [...shares, format.number(all)];
  };
}

/** The answers to one theory by segment, a column for each answer. */
export function AnswerTable({ pollId, by }: Props) {
  const t = useStatisticsWords();
  const nameOf = useGroupName();
  const cells = useCells();
  const { data, error, isFetching, refetch } = useApiQuery(statistics.answers, {
    params: { id: pollId },
    query: { by },
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  const { title, options, segments, rest } = data;
  if (segments.length === 0 && rest === null) return <Text tone="muted">{t('answers.none')}</Text>;
  const rows = segments.map((segment) => ({
    id: segment.key,
    cells: [nameOf(by, segment), ...cells(segment.votes)],
  }));
  const small = rest && {
    id: 'rest',
    cells: [t('answers.rest', { count: rest.segments }), ...cells(rest.votes)],
  };
  return (
    <div className={classes['stack']}>
      <Text id="answers-of">{title}</Text>
      <FigureTable
        labelledBy="answers-of"
        heads={[t(`by.${by}`), ...options.map(({ label }) => label), t('answers.total')]}
        rows={small ? [...rows, small] : rows}
      />
    </div>
  );
}
