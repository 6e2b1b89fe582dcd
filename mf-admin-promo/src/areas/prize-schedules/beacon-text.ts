import { roundTime } from '@fio/domain/prize-beacon';
import { format } from '@fio/platform/i18n';
import { lacksBeacon, type ScheduleDetail, waitsForBeacon } from './schedule-detail.ts';
import { usePrizeSchedulesWords } from './words.ts';

const { t } = usePrizeSchedulesWords;

/** Which round of the public beacon a schedule's slots follow from, and whether it has come. */
export function beaconText(schedule: ScheduleDetail): string {
  const { beacon } = schedule;
  if (beacon === null) return t('beacon.none');
  const named = { round: format.number(beacon.round), when: format.exact(new Date(roundTime(beacon))) };
  if (!waitsForBeacon(schedule)) return t('beacon.round', named);
  return t(lacksBeacon(schedule) ? 'beacon.overdue' : 'beacon.waiting', named);
}
