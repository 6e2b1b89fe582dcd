import type { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';

export type ScheduleDetail = ResponseOf<typeof prizeSchedules.get>;
export type ScheduleValues = BodyOf<typeof prizeSchedules.create>;

/** Whether its slots can't be known yet, for the round of the beacon isn't here. */
export const waitsForBeacon = ({ beacon }: ScheduleDetail): boolean =>
  beacon !== null && beacon.signature === null;

const HOUR = 60;
const DAY = 1440;

/** A minute of a day as a clock shows it; the end of the day is 24:00. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;

/** Every whole hour of a day, for a select. */
export const HOURS = Array.from({ length: DAY / HOUR + 1 }, (_, hour) => ({
  value: String(hour * HOUR),
  label: clockText(hour * HOUR),
}));
