import { FUNNEL_STEPS, type Funnel, type FunnelStep } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { addDays } from './add-days.ts';
import { type Period, previousOf } from './period.ts';

type Steps = Readonly<Record<FunnelStep, number>>;

const NONE: Steps = { visited: 0, registered: 0, tookPart: 0, invoice: 0, valid: 0, earned: 0, prize: 0 };

/**
 * A registration is made in a visit, and each in one: of a day there were at least as many visits as registrations, also where
 * a browser told of fewer.
 */
async function stepsOf(tx: Transaction, { from, to }: Period): Promise<Steps> {
  const [row] = await tx.$queryRaw<Steps[]>`
    WITH seen AS (
      SELECT day, sum(visits) AS visits FROM visit_days WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY day
    ), came AS (
      SELECT * FROM statistic_steps WHERE day BETWEEN ${from}::date AND ${to}::date
    )
    SELECT
      coalesce(sum(greatest(visits, registered)), 0)::integer AS visited,
      coalesce(sum(registered), 0)::integer AS registered, coalesce(sum(took_part), 0)::integer AS "tookPart",
      coalesce(sum(invoice), 0)::integer AS invoice, coalesce(sum(valid), 0)::integer AS valid,
      coalesce(sum(earned), 0)::integer AS earned, coalesce(sum(prize), 0)::integer AS prize
    FROM seen FULL JOIN came USING (day)`;
  return row ?? NONE;
}

/**
 * The first day of which all visits were counted: the one on which counting began where nobody had registered before, else the
 * day after.
 */
export async function visitsSince(tx: Transaction): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ day: string | null; wasEarlier: boolean }[]>`
    SELECT to_char(began.day, 'YYYY-MM-DD') AS day,
      EXISTS (SELECT FROM statistic_steps s WHERE s.day < began.day) AS "wasEarlier"
    FROM (SELECT min(day) AS day FROM visit_days) AS began`;
  if (!row?.day) return null;
  return row.wasEarlier ? addDays(row.day, 1) : row.day;
}

/** How far the visits of a period led until now, beside those of the one before. */
export async function funnelOf(tx: Transaction, asked: Period): Promise<Funnel> {
  const since = await visitsSince(tx);
  const hasVisits = since !== null && since <= asked.to;
  const period = hasVisits && asked.from < since ? { from: since, to: asked.to } : asked;
  const before = previousOf(period);
  // Of days on which nobody counted there is nothing to say, and no 0 either.
  const isComparable = !hasVisits || since <= before.from;
  const [steps, previous] = await Promise.all([
    stepsOf(tx, period),
    isComparable ? stepsOf(tx, before) : null,
  ]);
  return {
    since,
    period,
    steps: FUNNEL_STEPS.filter((step) => hasVisits || step !== 'visited').map((step) => ({
      step,
      visits: steps[step],
      previous: previous?.[step] ?? null,
    })),
  };
}
