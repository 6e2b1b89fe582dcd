import { useState } from 'react';
import { ColumnChart } from '@fio/design-system/column-chart';
import { Tabs } from '@fio/design-system/tabs';
import { format } from '@fio/platform/i18n';
import { dayTick } from '../../figures/day-tick.ts';
import classes from './dashboard.module.css';
import type { DashboardFigures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

const CHARTS = ['votes', 'registrations', 'invoices', 'tickets'] as const;
type Measure = (typeof CHARTS)[number];
type Days = DashboardFigures['days'];

function Chart({ days, measure }: { days: Days; measure: Measure }) {
  const t = useDashboardWords();
  const total = days.reduce((sum, { [measure]: count }) => sum + count, 0);
  const [best] = days.toSorted((left, right) => right[measure] - left[measure]);
  const summary =
    best && total > 0
      ? t('chartSummary', {
          total: format.number(total),
          day: format.day(best.day),
          most: format.number(best[measure]),
        })
      : t('chartNone');
  return (
    <ColumnChart
      caption={t(`byDay.${measure}`)}
      summary={summary}
      labels={{ category: t('day'), value: t(measure), table: t('table') }}
      format={format.number}
      data={days.map(({ day, [measure]: count }) => ({
        id: day,
        label: format.day(day),
        tick: dayTick(day),
        value: count,
        text: format.number(count),
        mark: day === best?.day,
      }))}
    />
  );
}

/** The last fortnight by day. */
export function Days({ days }: { days: Days }) {
  const t = useDashboardWords();
  const [measure, setMeasure] = useState<string>('votes');
  return (
    <section className={classes['card']} aria-label={t('chart')}>
      <Tabs
        label={t('chart')}
        value={measure}
        onChange={setMeasure}
        items={CHARTS.map((id) => ({ id, title: t(id), content: <Chart days={days} measure={id} /> }))}
      />
    </section>
  );
}
