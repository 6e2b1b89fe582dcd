import type { Infrastructure } from '../../core/infrastructure.ts';

/**
 * Takes a step with each of some schedules, one after the other. What fails with one is logged, for the minute after to try again,
 * and holds up none of the others.
 */
export async function eachAlone<Schedule extends { readonly id: string }>(
  { log }: Pick<Infrastructure, 'log'>,
  schedules: readonly Schedule[],
  take: (schedule: Schedule) => Promise<unknown>,
): Promise<void> {
  for (const schedule of schedules)
    try {
      await take(schedule);
    } catch (err) {
      log.error({ err, schedule: schedule.id }, 'a step of a prize schedule failed');
    }
}
