import { useState } from 'react';
import { MEASURES, type Measure } from '@fio/contracts/admin/statistics';
import { ColumnChart } from '@fio/design-system/column-chart';
import { SelectField } from '@fio/design-system/fields';
import { format } from '@fio/platform/i18n';
import { dayTick } from '../../figures/day-tick.ts';
import { type Bucket, bucketsOf, type Day } from './buckets.ts';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

/** A period by day, or by week where the days are too many to see. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const t = useStatisticsWords();
  const [chosen, setMeasure] = useState<string>('registrations');
  const measure: Measure = MEASURES.find((one) => one === chosen) ?? 'registrations';
  const buckets = bucketsOf(days);
  const isByDay = buckets.length === days.length;
  const nameOf = ({ from, to }: Bucket) =>
    from === to ? format.day(from) : t('periodShort', { from: format.day(from), to: format.day(to) });
  const total = buckets.reduce((sum, { figures }) => sum + figures[measure], 0);
  const isBefore = buckets.some(({ before }) => before[measure] > 0);
  const [best] = buckets.toSorted((left, right) => right.figures[measure] - left.figures[measure]);
  const summary =
    best && total > 0
      ? t('chart.summary', {
          total: format.number(total),
          best: nameOf(best),
          most: format.number(best.figures[measure]),
        })
      : t('chart.none');
  return (
    <section className={classes['card']}>
      <div className={classes['choice']}>
        <SelectField
          label={t('measure')}
          data={MEASURES.map((value) => ({ value, label: t(value) }))}
          value={measure}
          onChange={setMeasure}
        />
      </div>
      <ColumnChart
        caption={t(isByDay ? 'byDay' : 'byWeek')}
        summary={isBefore ? `${summary} ${t('chart.before')}` : summary}
        labels={{ category: t(isByDay ? 'day' : 'week'), value: t(measure), table: t('table') }}
        format={format.number}
        data={buckets.map((bucket) => ({
          id: bucket.from,
          label: nameOf(bucket),
          tick: dayTick(bucket.from),
          value: bucket.figures[measure],
          text: isBefore
            ? t('withBefore', {
                count: format.number(bucket.figures[measure]),
                before: format.number(bucket.before[measure]),
              })
            : format.number(bucket.figures[measure]),
          ...(isBefore && { before: bucket.before[measure] }),
          mark: bucket === best && total > 0,
        }))}
      />
    </section>
  );
}
