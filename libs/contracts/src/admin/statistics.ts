import * as z from 'zod/mini';
import { RISKS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { orderedPeriod, period, periodFields } from '../core/period.ts';

/** What is counted, each by the day of São Paulo on which it happened. */
export const MEASURES = [
  'registrations',
  'verified',
  'votes',
  'suggestions',
  'invoices',
  'tickets',
  'prizes',
] as const;
export type Measure = (typeof MEASURES)[number];

/** By what it is told apart: what the person said at registration, where they came from, what they took part in. */
export const GROUPINGS = [
  'state',
  'city',
  'ddd',
  'age',
  'source',
  'medium',
  'campaign',
  'show',
  'poll',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/**
 * From a visit to a prize. Each counts visits, and holds those of the next: a visit that led to a registration, to whoever then
 * voted or sent a receipt, sent one, had one accepted, and for that got a number or a prize, a prize.
 */
export const FUNNEL_STEPS = [
  'visited',
  'registered',
  'tookPart',
  'invoice',
  'valid',
  'earned',
  'prize',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The answers to a theory are told apart by these alone. */
export const SEGMENTS = ['state', 'age'] as const;

/** Groups of fewer people say too much of each (docs/decisions/observation-and-statistics.md). */
export const SMALLEST_GROUP = 5;

const counts = z.object({
  registrations: z.int(),
  verified: z.int(),
  votes: z.int(),
  suggestions: z.int(),
  invoices: z.int(),
  tickets: z.int(),
  prizes: z.int(),
});
/** Null: too few to say, or it would say what is (for who may not list registrations). */
const figures = z.object({
  registrations: z.nullable(z.int()),
  verified: z.nullable(z.int()),
  votes: z.nullable(z.int()),
  suggestions: z.nullable(z.int()),
  invoices: z.nullable(z.int()),
  tickets: z.nullable(z.int()),
  prizes: z.nullable(z.int()),
});

/**
 * `label` names it to a reader; empty where the key says all, and for what nobody knows (an empty key). `before` are its figures
 * in the period before; null also where the group isn't told apart there.
 */
const group = z.object({
  key: z.string(),
  label: z.string(),
  figures,
  before: figures,
  /** Of sources; null of anything else, and of days before visits were counted. */
  visits: z.nullable(z.int()),
});
export type StatisticGroup = z.infer<typeof group>;

/** How far the visits of a period led until now. */
export const funnel = z.object({
  /** The first day whose visits were all counted; null while there is none. */
  since: z.nullable(day()),
  /** The days it tells of: of a period that begins before `since` the rest. */
  period,
  /** Without `visited` where none of the period's days had its visits counted. `previous`: of the period before, null where not all of its visits were counted. */
  steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visits: z.int(), previous: z.nullable(z.int()) })),
});
export type Funnel = z.infer<typeof funnel>;

const groupQuery = z
  .strictObject({ ...periodFields, by: z._default(z.enum(GROUPINGS, 'invalid'), 'state') })
  .check(orderedPeriod);

/** Figures come from daily sums, renewed every few minutes: `refreshedAt`, null before the first time. */
export const statistics = {
  overview: endpoint({
    method: 'GET',
    path: '/admin/statistics',
    access: 'statistics:list',
    query: z.strictObject(periodFields).check(orderedPeriod),
    summary: 'The period in figures, beside the one before it, by day, and how far its visits led.',
    response: z.object({
      refreshedAt: z.nullable(instant()),
      period,
      /** As many days, right before. */
      previous: period,
      totals: z.array(z.object({ measure: z.enum(MEASURES), total: z.int(), previous: z.int() })),
      /** `before`: of the day in the same place of the period before. */
      days: z.array(z.object({ day: z.string(), figures: counts, before: counts })),
      /** By the rules of risk that receipts met in the period: how many, and what people have decided of them since. */
      risks: z.array(z.object({ name: z.enum(RISKS), receipts: z.int(), valid: z.int(), invalid: z.int() })),
      funnel,
    }),
  }),
  groups: endpoint({
    method: 'GET',
    path: '/admin/statistics/groups',
    access: 'statistics:list',
    query: groupQuery,
    summary:
      'The period by one grouping beside the one before it, the largest groups first. Small groups are one row for who may not list registrations.',
    response: z.object({
      period,
      /** As many days, right before. */
      previous: period,
      groups: z.array(group),
      /** What isn't told apart: the groups beyond the first hundred, and, where masked, those too small. */
      rest: z.nullable(z.object({ groups: z.int(), figures, before: figures })),
    }),
  }),
  answers: endpoint({
    method: 'GET',
    path: '/admin/statistics/polls/:id',
    access: 'statistics:list',
    params: z.object({ id: uuid() }),
    query: z.strictObject({ by: z._default(z.enum(SEGMENTS, 'invalid'), 'age') }),
    summary: 'The answers to a theory by who gave them. Fewer than five people are not told of.',
    errors: ['NOT_FOUND'],
    response: z.object({
      title: z.string(),
      options: z.array(z.object({ id: uuid(), label: z.string() })),
      /** `votes` in the order of `options`; null as above. */
      segments: z.array(
        z.object({ key: z.string(), label: z.string(), votes: z.array(z.nullable(z.int())) }),
      ),
      rest: z.nullable(z.object({ segments: z.int(), votes: z.array(z.nullable(z.int())) })),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/admin/statistics/export',
    access: 'statistics:export',
    media: 'csv',
    query: groupQuery,
    summary: 'All groups of the period as CSV, beside the one before it.',
  }),
};
