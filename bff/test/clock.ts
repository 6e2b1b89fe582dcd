import { todayInSaoPaulo } from '@fio/domain';
import type { Clock } from '../src/core/clock.ts';

export interface TestClock extends Clock {
  /** Moves time on by so many milliseconds. */
  advance: (milliseconds: number) => void;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still until it is moved. Starts at the real time, for PostgreSQL has no other. */
export function createTestClock(start = new Date()): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** The day it is in São Paulo so many days from now, as `YYYY-MM-DD`: in the evening there it is tomorrow in UTC already. */
export const dayFromNow = (clock: Clock, days: number): string =>
  todayInSaoPaulo(new Date(clock.now().getTime() + days * DAY));
