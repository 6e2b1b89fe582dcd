import type { statistics } from '@fio/contracts/admin/statistics';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { BarChart } from '@fio/design-system/bar-chart';
import { format } from '@fio/platform/i18n';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

type Step = ResponseOf<typeof statistics.overview>['funnel'][number];

/** From registering to a prize: how many came how far, of those who registered in the period. */
export function Funnel({ steps }: { steps: readonly Step[] }) {
  const t = useStatisticsWords();
  const all = steps[0]?.people ?? 0;
  const percent = (people: number) => format.number(Math.round((people / all) * 1000) / 10);
  return (
    <section className={classes['card']}>
      <BarChart
        caption={t('funnel')}
        summary={t(all === 0 ? 'funnel.none' : 'funnel.summary')}
        labels={{ category: t('step'), value: t('people') }}
        data={steps.map(({ step, people }, index) => ({
          id: step,
          label: t(`step.${step}`),
          value: people,
          text:
            all === 0 || index === 0
              ? format.number(people)
              : t('share', { people: format.number(people), percent: percent(people) }),
          mark: index === 0,
        }))}
      />
    </section>
  );
}
