import type { Clock } from '../../core/clock.ts';
import { CLOCK_MOVED, MovableClock } from '../../core/demonstration/MovableClock.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { MOST_DAYS } from './demonstration.contract.ts';

const DAY = 86_400_000;

/** NOT_FOUND where there is none that can be moved. */
function movable(clock: Clock): MovableClock {
  if (!(clock instanceof MovableClock) || !clock.isMovable) throw new AppError('NOT_FOUND');
  return clock;
}

export function clockState(given: Clock) {
  const clock = movable(given);
  return { now: clock.now().toISOString(), ahead: Math.floor(clock.ahead / 1000) };
}

/** Moves the clock of database and processes to a moment ahead: INVALID_DATE of one that is over, or too far away. */
export async function moveClock({ clock: given, pool, log, actor }: StaffContext, to: Date) {
  const clock = movable(given);
  const now = clock.now();
  if (to <= now) throw invalidField('to', 'past_date', 'INVALID_DATE');
  if (to.getTime() > now.getTime() + MOST_DAYS * DAY) throw invalidField('to', 'invalid', 'INVALID_DATE');
  // Of two who move it at once the one further ahead has their way: it never goes back.
  await pool.query(
    `UPDATE demonstration.clock SET ahead = greatest(ahead, $1::timestamptz - pg_catalog.clock_timestamp())`,
    [to],
  );
  await pool.query('SELECT pg_notify($1, NULL)', [CLOCK_MOVED]);
  await clock.read();
  log.warn({ actorId: actor.id, to }, 'the clock of the demonstration was moved');
  return clockState(clock);
}
