import { todayInSaoPaulo } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { refreshStatistics } from './sums/refresh-statistics.ts';

const HOUR_MS = 3_600_000;
/** The day's great renewal waits for the quiet hours: what is three hours ago was the day before until three. */
const QUIET_HOURS = 3;

/** Whether no great renewal has been made since three o'clock of this morning. */
async function isNightDue({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<boolean> {
  const last = await db.statisticRefresh.findUnique({ where: { scope: 'all' } });
  const dayOf = (at: Date) => todayInSaoPaulo(new Date(at.getTime() - QUIET_HOURS * HOUR_MS));
  return last === null || dayOf(last.at) < dayOf(clock.now());
}

/** Works a job of the queue. The night's great renewal comes after the small one, which mustn't wait for it. */
export async function workStatistics(
  services: Pick<Infrastructure, 'db' | 'pool' | 'clock'>,
  asked?: 'all',
): Promise<void> {
  if (asked) return refreshStatistics(services, asked);
  await refreshStatistics(services, 'recent');
  if (await isNightDue(services)) await refreshStatistics(services, 'all', { waits: false });
}
