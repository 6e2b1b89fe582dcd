import { prizeCommitments } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { commitmentOf, kindTitles } from './commitment.ts';
import { prizeEvidence } from './prize-evidence.ts';

export const prizeCommitmentRoutes = area(
  prizeCommitments,
  {
    list: async (_input, { db, vaults }) => {
      const [schedules, titles] = await Promise.all([
        db.prizeSchedule.findMany({ orderBy: { startsAt: 'desc' } }),
        kindTitles(db),
      ]);
      return { items: schedules.map((schedule) => commitmentOf({ vaults }, schedule, titles)) };
    },
    evidence: ({ params }, context) => prizeEvidence(context, params.id),
  },
  { evidence: { shared: true } },
);
