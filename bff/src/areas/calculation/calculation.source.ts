import type { calculation } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of draws and their calculations comes from. */
export const calculationSource: SourceOf<typeof calculation> = {
  from: Prisma.sql`draws d`,
  id: Prisma.sql`d.id`,
  search: Prisma.sql`fold_text(d.title)`,
  filters: { state: (state) => Prisma.sql`d.state = ${state}` },
  sorts: { lotteryDate: Prisma.sql`d.lottery_date`, title: Prisma.sql`fold_text(d.title)` },
  defaultSort: '-lotteryDate',
};
