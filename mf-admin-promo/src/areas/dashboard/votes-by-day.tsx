import { ColumnChart } from '@fio/design-system/column-chart';
import { format } from '@fio/platform/i18n';
import classes from './dashboard.module.css';
import type { DashboardFigures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

/** Votes of the last fortnight. */
export function VotesByDay({ days }: { days: DashboardFigures['votesByDay'] }) {
  const t = useDashboardWords();
  const total = days.reduce((sum, { votes }) => sum + votes, 0);
  const [best] = [...days].sort((left, right) => right.votes - left.votes);
  const summary =
    best && total > 0
      ? t('chartSummary', {
          votes: format.number(total),
          day: format.day(best.day),
          most: format.number(best.votes),
        })
      : t('chartNone');
  return (
    <section className={classes['card']}>
      <ColumnChart
        caption={t('chart')}
        summary={summary}
        labels={{ category: t('day'), value: t('votesShort'), table: t('table') }}
        format={format.number}
        data={days.map(({ day, votes }) => ({
          id: day,
          label: format.day(day),
          tick: format.day(day).slice(0, 5),
          value: votes,
          text: format.number(votes),
          mark: day === best?.day,
        }))}
      />
    </section>
  );
}
