import { openStretches } from '@fio/domain/prize-schedule';
import { format } from '@fio/platform/i18n';
import type { ScheduleValues } from './schedule-detail.ts';
import { usePrizeSchedulesWords } from './words.ts';

const { t } = usePrizeSchedulesWords;

/** NaN of what is still being typed: a day and month that JavaScript would read as in America. */
const timeOf = (instant: string): number => (instant.includes('T') ? Date.parse(instant) : Number.NaN);

/** What a plan would promise, in a sentence; `null` while it isn't whole. */
export function previewOf(plan: ScheduleValues): string | null {
  const { rule, startsAt, endsAt, opensMinute, closesMinute, every, allotment } = plan;
  const slots = allotment.reduce((sum, { quantity }) => sum + (quantity || 0), 0);
  const hours = { startsAt: timeOf(startsAt), endsAt: timeOf(endsAt), opensMinute, closesMinute };
  if (slots === 0 || !(hours.startsAt < hours.endsAt)) return null;
  const days = openStretches(hours).length;
  if (days === 0) return t('preview.closed');
  if (rule === 'moments')
    return t('preview.moments', {
      slots: format.number(slots),
      days: format.number(days),
      perDay: format.number(Math.round((slots / days) * 10) / 10),
    });
  return every
    ? t('preview.counter', { slots: format.number(slots), last: format.number(slots * every) })
    : null;
}
