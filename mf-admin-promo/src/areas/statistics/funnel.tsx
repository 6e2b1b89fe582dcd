import type { statistics } from '@fio/contracts/admin/statistics';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { BarChart } from '@fio/design-system/bar-chart';
import { format } from '@fio/platform/i18n';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

type Step = ResponseOf<typeof statistics.overview>['funnel'][number];

/** How many, and how much of all: of the first step alone how many there were before. */
function textOf(t: typeof useStatisticsWords.t, { people, previous }: Step, first: Step, isFirst: boolean) {
  const count = format.number(people);
  if (isFirst)
    return first.previous > 0 ? t('withBefore', { count, before: format.number(previous) }) : count;
  if (first.people === 0) return count;
  const percentOf = (some: number, all: number) => format.number(Math.round((some / all) * 1000) / 10);
  const share = { people: count, percent: percentOf(people, first.people) };
  return first.previous > 0
    ? t('shareBefore', { ...share, before: percentOf(previous, first.previous) })
    : t('share', share);
}

/** From registering to a prize: how many came how far, of those who registered in the period and in the one before. */
export function Funnel({ steps }: { steps: readonly Step[] }) {
  const t = useStatisticsWords();
  const [first] = steps;
  return (
    <section className={classes['card']}>
      <BarChart
        caption={t('funnel')}
        summary={t(first?.people ? 'funnel.summary' : 'funnel.none')}
        labels={{ category: t('step'), value: t('people') }}
        data={steps.map((step, index) => ({
          id: step.step,
          label: t(`step.${step.step}`),
          value: step.people,
          text: textOf(t, step, first ?? step, index === 0),
          mark: index === 0,
        }))}
      />
    </section>
  );
}
