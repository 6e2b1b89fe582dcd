import type { prizeSchedules } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of schedules comes from. */
export const prizeScheduleSource: SourceOf<typeof prizeSchedules> = {
  from: Prisma.sql`prize_schedules s`,
  id: Prisma.sql`s.id`,
  search: Prisma.sql`fold_text(s.title)`,
  filters: {
    // scheduleStateOf, in SQL.
    state: (state, now) => Prisma.sql`
      (CASE WHEN s.revealed_at IS NOT NULL THEN 'revealed' WHEN s.starts_at > ${now} THEN 'committed'
        WHEN s.ends_at > ${now} THEN 'running' ELSE 'ended' END) = ${state}`,
  },
  sorts: { startsAt: Prisma.sql`s.starts_at`, title: Prisma.sql`fold_text(s.title)` },
  defaultSort: '-startsAt',
};
