import { MEASURES, type ResultOf, type statistics } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { funnelOf } from './funnel.ts';
import { type Period, previousOf } from './period.ts';
import { risks } from './risks.ts';

type Overview = ResultOf<typeof statistics.overview>;
type Counts = Overview['days'][number]['figures'];
type Day = { readonly day: string } & Counts;

/** Each day of the period, also those on which nothing happened. */
const daysOf = (tx: Transaction, { from, to }: Period) =>
  tx.$queryRaw<Day[]>`
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day,
      coalesce(s.registrations, 0) AS registrations, coalesce(s.verified, 0) AS verified,
      coalesce(s.votes, 0) AS votes, coalesce(s.suggestions, 0) AS suggestions,
      coalesce(s.invoices, 0) AS invoices, coalesce(s.tickets, 0) AS tickets, coalesce(s.prizes, 0) AS prizes
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS days(day)
    LEFT JOIN statistic_days s ON s.dimension = 'all' AND s.key = '' AND s.day = days.day::date
    ORDER BY days.day`;

const sum = (days: readonly Day[], measure: keyof Counts) =>
  days.reduce((total, { [measure]: count }) => total + count, 0);

const countsOf = (day: Day | undefined) =>
  Object.fromEntries(MEASURES.map((measure) => [measure, day?.[measure] ?? 0])) as Counts;

/** When the sums were last renewed; null before the first time. */
export async function refreshedAt(tx: Transaction): Promise<string | null> {
  const last = await tx.statisticRefresh.findUnique({ where: { scope: 'recent' } });
  return last?.at.toISOString() ?? null;
}

/** The period in figures, beside the one before it. */
export async function overview(tx: Transaction, period: Period): Promise<Overview> {
  const previous = previousOf(period);
  const [days, before, funnel, met, at] = await Promise.all([
    daysOf(tx, period),
    daysOf(tx, previous),
    funnelOf(tx, period),
    risks(tx, period),
    refreshedAt(tx),
  ]);
  return {
    refreshedAt: at,
    period,
    previous,
    totals: MEASURES.map((measure) => ({
      measure,
      total: sum(days, measure),
      previous: sum(before, measure),
    })),
    days: days.map(({ day, ...figures }, place) => ({ day, figures, before: countsOf(before[place]) })),
    risks: met,
    funnel,
  };
}
