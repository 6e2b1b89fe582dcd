import type { ticketTotals } from '@fio/contracts';
import { capacityAlert, exhaustionDay, todayInSaoPaulo } from '@fio/domain';
import type * as z from 'zod/mini';
import { midnight } from '../../core/crud/source.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { findPool, rangeOf, totalsOf } from './draw-totals.ts';

/** So many days the curve has, and so many of them the pace is measured over. */
const CURVE_DAYS = 30;
const PACE_DAYS = 7;

interface Day {
  readonly day: string;
  readonly issued: number;
}

/** Numbers by day of São Paulo, today last. */
function curveOf(tx: Transaction, drawId: string, today: string): Promise<Day[]> {
  return tx.$queryRaw<Day[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(counted.issued, 0)::integer AS issued
    FROM generate_series(${today}::date - ${CURVE_DAYS - 1}::integer, ${today}::date, interval '1 day') AS day
    LEFT JOIN (
      SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS at, count(*) AS issued
      FROM tickets
      WHERE draw_id = ${drawId}::uuid AND created_at >= ${midnight(today, 1 - CURVE_DAYS)}
      GROUP BY at
    ) AS counted ON counted.at = day
    ORDER BY day`;
}

/** What invitations gave, by their ledger: numbers are not read. */
async function invitedOf(tx: Transaction, drawId: string): Promise<z.input<typeof ticketTotals>['invited']> {
  const where = { drawId, numbers: { gt: 0 } };
  const { _count: people, _sum } = await tx.invitationEarning.aggregate({
    where,
    _count: true,
    _sum: { numbers: true },
  });
  return { people, numbers: _sum.numbers ?? 0 };
}

/** One draw's numbers by series and day, with when they run out at the pace of the last days. */
export async function ticketTotalsOf(
  tx: Transaction,
  drawId: string,
  now: Date,
): Promise<z.input<typeof ticketTotals>> {
  const pool = await findPool(tx, drawId);
  const totals = await totalsOf(tx, pool);
  const today = todayInSaoPaulo(now);
  const days = await curveOf(tx, drawId, today);
  const perDay = days.slice(-PACE_DAYS).reduce((sum, { issued }) => sum + issued, 0) / PACE_DAYS;
  const period = { today, lastDay: totals.draw.periodTo };
  return {
    ...totals,
    days,
    invited: await invitedOf(tx, drawId),
    forecast: {
      perDay,
      exhaustedOn: exhaustionDay(totals.capacity - totals.issued, perDay, period),
      alert: capacityAlert(totals.issued, rangeOf(pool)),
    },
  };
}
