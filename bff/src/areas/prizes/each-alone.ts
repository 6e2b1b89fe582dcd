import type { Infrastructure } from '../../core/infrastructure.ts';

/**
 * Takes a step with each of some schedules, one after the other, and says how many failed. What fails with one is logged, for
 * the minute after to try again, and holds up none of the others. A transaction that a statement failed in is at its end: what
 * may fail so takes one for each.
 */
export async function eachAlone<Schedule extends { readonly id: string }>(
  { log }: Pick<Infrastructure, 'log'>,
  schedules: readonly Schedule[],
  take: (schedule: Schedule) => Promise<unknown>,
): Promise<number> {
  let failed = 0;
  for (const schedule of schedules)
    try {
      await take(schedule);
    } catch (err) {
      failed += 1;
      log.error({ err, schedule: schedule.id }, 'a step of a prize schedule failed');
    }
  return failed;
}
