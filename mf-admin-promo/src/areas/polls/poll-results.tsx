import { adminPolls } from '@fio/contracts/admin/polls';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { BarChart } from '@fio/design-system/bar-chart';
import { ColumnChart } from '@fio/design-system/column-chart';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { everyHour } from './every-hour.ts';
import type { PollDetail } from './poll-values.ts';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

const LIVE_MS = 2000;

type Chart = ResponseOf<typeof adminPolls.results>;

function ByOption({ chart, poll }: { chart: Chart; poll: PollDetail }) {
  const t = usePollsWords();
  const [first] = [...chart.options].sort((left, right) => right.votes - left.votes);
  const total = t('results.total', { count: chart.total, votes: format.number(chart.total) });
  const percent = t('results.percent', { percent: first?.percent ?? 0 });
  const isTrue = (id: string) => id === poll.correctOptionId;
  return (
    <BarChart
      caption={t('results.options')}
      summary={t('results.summary', { total, label: first?.label ?? '', percent })}
      labels={{ category: t('results.option'), value: t('results.votes') }}
      data={chart.options.map(({ id, label, votes, percent: share }) => ({
        id,
        label: isTrue(id) ? t('results.right', { label }) : label,
        value: votes,
        text: t('results.share', { votes: format.number(votes), percent: share }),
        mark: poll.correctOptionId ? isTrue(id) : id === first?.id,
      }))}
    />
  );
}

/** '21/11 05h': the year is the same for all. */
const tickOf = (hour: string) =>
  `${format.date(hour).replace(/ \d{4}$/, '')} ${format.dateTime(hour).slice(-5, -3)}h`;

function ByHour({ hours }: Pick<Chart, 'hours'>) {
  const t = usePollsWords();
  const shown = everyHour(hours);
  const total = shown.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <ColumnChart
      caption={t('results.hours')}
      summary={t('results.hoursSummary', { hours: shown.length, votes: format.number(total) })}
      labels={{ category: t('results.hour'), value: t('results.votes'), table: t('results.table') }}
      format={format.number}
      data={shown.map(({ hour, votes }) => ({
        id: hour,
        label: format.dateTime(hour),
        tick: tickOf(hour),
        value: votes,
        text: format.number(votes),
      }))}
    />
  );
}

/** Votes by option and by hour; while the theory is open they move by themselves. */
export function PollResults({ record: poll }: { record: PollDetail }) {
  const t = usePollsWords();
  const isOpen = poll.state === 'open';
  const { data, error, isFetching, refetch } = useApiQuery(
    adminPolls.results,
    { params: { id: poll.id } },
    { quiet: true, staleTime: LIVE_MS, refetchInterval: isOpen ? LIVE_MS : false },
  );
  // A refresh that fails leaves what is known; the next one comes by itself.
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={5} />;
  if (data.total === 0)
    return (
      <EmptyState title={t('results.none')} text={t(isOpen ? 'results.noneOpen' : 'results.noneClosed')} />
    );
  return (
    <div className={classes['charts']}>
      {isOpen && (
        <Text tone="muted" size="small">
          {t('results.live')}
        </Text>
      )}
      <ByOption chart={data} poll={poll} />
      <ByHour hours={data.hours} />
    </div>
  );
}
