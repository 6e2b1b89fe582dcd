import type { drawTotals } from '@fio/contracts';
import { capacityOf, issuedBySeries, type NumberRange } from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

const include = {
  draw: {
    select: { id: true, title: true, state: true, periodFrom: true, periodTo: true, listClosedAt: true },
  },
} satisfies Prisma.NumberPoolInclude;
/** A draw's numbers: its series, and how many are gone. */
export type Pool = Prisma.NumberPoolGetPayload<{ include: typeof include }>;
export type DrawTotals = z.input<typeof drawTotals>;

/** Those whose numbers are committed, the one that begins last first. */
export const allPools = (tx: Transaction): Promise<Pool[]> =>
  tx.numberPool.findMany({ include, orderBy: [{ draw: { periodFrom: 'desc' } }, { drawId: 'asc' }] });

/** A draw's numbers, or NOT_FOUND while they aren't committed. */
export async function findPool(tx: Transaction, drawId: string): Promise<Pool> {
  const found = await tx.numberPool.findUnique({ where: { drawId }, include });
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** Its series, and how many numbers each has. */
export const rangeOf = ({ seriesFirst, seriesLast, seriesSize }: Pool): NumberRange => ({
  first: seriesFirst,
  last: seriesLast,
  size: seriesSize,
});

interface SetApart {
  readonly series: number;
  readonly voided: number;
  readonly awarded: number;
}

/** By series. What was given out follows from where the counter stands; only what was set apart since is counted. */
export async function totalsOf(tx: Transaction, pool: Pool): Promise<DrawTotals> {
  const { draw, next, drawId } = pool;
  const range = rangeOf(pool);
  const apart = await tx.$queryRaw<SetApart[]>`
    SELECT series, count(*) FILTER (WHERE state = 'voided')::integer AS voided,
           count(*) FILTER (WHERE state = 'awarded')::integer AS awarded
    FROM tickets WHERE draw_id = ${drawId}::uuid AND state <> 'distributed' GROUP BY series`;
  const bySeries = new Map(apart.map((one) => [one.series, one]));
  const sum = (of: (one: SetApart) => number) => apart.reduce((total, one) => total + of(one), 0);
  return {
    draw: {
      id: draw.id,
      title: draw.title,
      state: draw.state,
      periodFrom: dayOf(draw.periodFrom),
      periodTo: dayOf(draw.periodTo),
    },
    capacity: capacityOf(range),
    issued: next,
    voided: sum(({ voided }) => voided),
    awarded: sum(({ awarded }) => awarded),
    series: issuedBySeries(next, range).map((issued, index) => {
      const { voided = 0, awarded = 0 } = bySeries.get(range.first + index) ?? {};
      return { series: range.first + index, capacity: range.size, issued, voided, awarded };
    }),
  };
}
