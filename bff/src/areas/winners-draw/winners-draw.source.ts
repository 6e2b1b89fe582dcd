import type { winnersDraw } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of draws comes from. */
export const drawSource: SourceOf<typeof winnersDraw> = {
  from: Prisma.sql`draws d`,
  id: Prisma.sql`d.id`,
  search: Prisma.sql`fold_text(d.title || ' ' || coalesce(d.certificate, ''))`,
  filters: { state: (state) => Prisma.sql`d.state = ${state}` },
  sorts: {
    title: Prisma.sql`fold_text(d.title)`,
    periodFrom: Prisma.sql`d.period_from`,
    lotteryDate: Prisma.sql`d.lottery_date`,
    updatedAt: Prisma.sql`d.updated_at`,
  },
  defaultSort: '-lotteryDate',
};
