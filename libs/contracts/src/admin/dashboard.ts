import * as z from 'zod/mini';
import { DUTY_KINDS } from '@fio/domain/draw/deadlines';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';

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
  sac: z.int(),
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
  sac: z.nullable(instant()),
  webhooks: z.nullable(instant()),
  toResolve: z.nullable(instant()),
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
      /** Lucky numbers of the draws that run: so many there are, and so many were given out. Null without one. */
      numbers: z.nullable(z.object({ capacity: z.int(), issued: z.int() })),
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
