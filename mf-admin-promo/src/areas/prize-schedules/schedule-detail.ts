import type { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import { isOverdue } from '@fio/domain/prize-beacon';
import { serverNow } from '@fio/platform/boot';

export type ScheduleDetail = ResponseOf<typeof prizeSchedules.get>;
export type ScheduleValues = BodyOf<typeof prizeSchedules.create>;

/** Whether its slots can't be known yet, for the round of the beacon isn't here. */
export const waitsForBeacon = ({ beacon }: ScheduleDetail): boolean =>
  beacon !== null && beacon.signature === null;

/** Milliseconds after a round that the worker, which asks each minute, has missed it more than once. */
const PATIENCE = 5 * 60_000;

/** Whether the round that its slots wait for has come, and isn't here. */
export const lacksBeacon = (schedule: ScheduleDetail): boolean =>
  waitsForBeacon(schedule) && schedule.beacon !== null && isOverdue(schedule.beacon, serverNow(), PATIENCE);

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
