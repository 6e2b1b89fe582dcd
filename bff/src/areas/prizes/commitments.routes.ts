import { prizeCommitments } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { area } from '../../core/request/routes.ts';
import { commitmentOf, kindTitles } from './commitment.ts';
import { prizeEvidence } from './prize-evidence.ts';
import { toldSchedules } from './told-schedules.ts';

/** Where the instant prizes of each schedule lie, the latest first: by its hash, and once it is over by its seed. */
export async function prizeCommitmentList({ db, vaults }: Pick<Infrastructure, 'db' | 'vaults'>) {
  const [schedules, titles, told] = await Promise.all([
    db.prizeSchedule.findMany({ orderBy: { startsAt: 'desc' } }),
    kindTitles(db),
    toldSchedules(db),
  ]);
  const items = schedules.map((schedule) => ({
    ...commitmentOf({ vaults }, schedule, titles),
    winsTold: told.has(schedule.id),
  }));
  return { items };
}

export const prizeCommitmentRoutes = area(
  prizeCommitments,
  {
    list: (_input, context) => prizeCommitmentList(context),
    evidence: ({ params }, context) => prizeEvidence(context, params.id),
  },
  { evidence: { shared: true } },
);
