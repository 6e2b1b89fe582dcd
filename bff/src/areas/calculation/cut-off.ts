import { cutOffOf } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Draw } from '../../generated/prisma/client.ts';

type Planned = Pick<Draw, 'lotteryDate' | 'cutOffHours'>;

/** Until when the list of a draw may be closed. */
export const cutOffAt = ({ lotteryDate, cutOffHours }: Planned): Date =>
  cutOffOf(dayOf(lotteryDate), cutOffHours);

/** Whether that is over, by the clock of the database: those of the processes are whoever's who runs them. */
export async function isPastCutOff(tx: Transaction, draw: Planned): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ past: boolean }[]>`
    SELECT clock_timestamp() > ${cutOffAt(draw)}::timestamptz AS past`;
  return row?.past !== false;
}
