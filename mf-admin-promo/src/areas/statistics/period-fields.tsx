import { todayInSaoPaulo } from '@fio/domain/calendar';
import { Button } from '@fio/design-system/button';
import { DayFilter } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { dayBefore } from './day-before.ts';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

interface Props {
  /** The days the figures are of, once they are known. */
  readonly period: { readonly from: string; readonly to: string } | undefined;
  readonly onChange: (days: { from: string; to: string }) => void;
}

const LENGTHS = [7, 30, 90, 365];

/** Two days, or so many up to today. An end before its beginning moves the other one. */
export function PeriodFields({ period, onChange }: Props) {
  const t = useStatisticsWords();
  const today = todayInSaoPaulo(serverNow());
  const { from, to } = period ?? { from: '', to: '' };
  const setFrom = (day: string) => day && onChange({ from: day, to: to < day ? day : to });
  const setTo = (day: string) => day && onChange({ from: from > day ? day : from, to: day });
  return (
    <div className={classes['period']}>
      <div className={classes['days']}>
        <DayFilter label={t('from')} value={from} onChange={setFrom} />
        <DayFilter label={t('to')} value={to} onChange={setTo} />
      </div>
      <div className={classes['lengths']} role="group" aria-label={t('lastLabel')}>
        {LENGTHS.map((days) => {
          const first = dayBefore(today, days - 1);
          return (
            <Button
              key={days}
              variant="secondary"
              size="sm"
              aria-pressed={from === first && to === today}
              onClick={() => onChange({ from: first, to: today })}
            >
              {t('last', { days })}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
