import * as z from 'zod/mini';
import { DUTY_KINDS } from '@fio/domain/draw/deadlines';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { funnel } from './statistics.ts';

/** One day for so many winners of a draw; 1 where it is the draw's own. */
export const deadline = z.object({
  kind: z.enum(DUTY_KINDS),
  drawId: uuid(),
  draw: z.string(),
  count: z.int(),
  /** Of America/Sao_Paulo: the last day it may be done. */
  day: day(),
  /** Of what is counted in hours the very moment; else null. */
  at: z.nullable(instant()),
  /** Business days from today to it; 0 on the day and the days off before it, below 0 once it has gone by. */
  businessDays: z.int(),
});

const figure = z.object({ today: z.int(), week: z.int(), previousWeek: z.int(), total: z.int() });

/** What the dashboard starts at a press, each of which the worker also does by itself. */
export const DASHBOARD_COMMANDS = ['refresh-statistics', 'resend-mail', 'freeze-lists'] as const;
export type DashboardCommand = (typeof DASHBOARD_COMMANDS)[number];

/** Counts that lead to the list of what is counted. */
const waiting = z.object({
  suggestions: z.int(),
  invoices: z.int(),
  prizes: z.int(),
  /** Instant prizes that are to be handed over. */
  toDeliver: z.int(),
  /** Messages to customer service, those about personal data among them. */
  sac: z.int(),
  privacy: z.int(),
  /** Webhooks that were paused by no member of staff. */
  webhooks: z.int(),
  /** E-mails of the last seven days that nobody will try to send again. */
  failedMail: z.int(),
});

/** Since when the longest of those waits; null where none does. Of a theory since it closed. */
const waitingSince = z.object({
  suggestions: z.nullable(instant()),
  invoices: z.nullable(instant()),
  prizes: z.nullable(instant()),
  toDeliver: z.nullable(instant()),
  sac: z.nullable(instant()),
  privacy: z.nullable(instant()),
  webhooks: z.nullable(instant()),
  toResolve: z.nullable(instant()),
});

/** The last day for the first of those that have one, of America/Sao_Paulo; null where nothing waits, and where nobody gave a term. */
const waitingUntil = z.object({
  /** As many days after it was sent as the regulation gives (INVOICE_REVIEW_DAYS). */
  invoices: z.nullable(day()),
  /** Handed over thirty days after it was won (Decreto 70.951/1972, art. 5), which takes a decision first. */
  prizes: z.nullable(day()),
  toDeliver: z.nullable(day()),
  /** Answered seven days after it came (Decreto 11.034/2022, art. 13), and in fifteen about personal data (LGPD, art. 19). */
  sac: z.nullable(day()),
  privacy: z.nullable(day()),
});

/** Days are calendar days of America/Sao_Paulo; a week is the last seven of them. */
export const dashboard = {
  figures: endpoint({
    method: 'GET',
    path: '/admin/dashboard',
    access: 'dashboard:list',
    summary: 'First figures of the campaign.',
    response: z.object({
      /** Of the daily sums that the figures with weeks come from; null before the first time. */
      refreshedAt: z.nullable(instant()),
      registrations: figure,
      verified: figure,
      votes: figure,
      suggestions: figure,
      invoices: figure,
      tickets: figure,
      prizes: figure,
      polls: z.object({ open: z.int(), scheduled: z.int(), toResolve: z.int(), resolved: z.int() }),
      shows: z.object({ published: z.int(), draft: z.int() }),
      waiting,
      waitingSince,
      waitingUntil,
      /** Lucky numbers of the draws that run: so many there are, and so many were given out. Null without one. */
      numbers: z.nullable(z.object({ capacity: z.int(), issued: z.int() })),
      /** Of the last seven days, today included. */
      funnel,
      /** A fortnight, today last. */
      days: z.array(
        z.object({
          day: z.string(),
          registrations: z.int(),
          votes: z.int(),
          invoices: z.int(),
          tickets: z.int(),
        }),
      ),
    }),
  }),
  deadlines: endpoint({
    method: 'GET',
    path: '/admin/dashboard/deadlines',
    access: 'dashboard:list',
    summary: 'What has a last day, the nearest first. Nobody is named.',
    response: z.array(deadline),
  }),
  command: endpoint({
    method: 'POST',
    path: '/admin/dashboard/commands/:command',
    access: 'dashboard:command',
    params: z.object({ command: z.enum(DASHBOARD_COMMANDS) }),
    status: 202,
    response: z.object({ started: z.int() }),
    summary: 'Has the worker do now what it would do later; answers how many jobs that makes.',
  }),
};
