import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, uuid } from '../core/fields.ts';

/**
 * What has a last day: the list is closed before the extraction, winners are published, send their documents and get
 * their prize, the tax on it is paid, what nobody takes is prescribed and its value collected, and the draw is accounted
 * for (product/domain.md, 1.7).
 */
export const DEADLINE_KINDS = [
  'freeze',
  'publication',
  'documents',
  'delivery',
  'tax',
  'prescription',
  'collection',
  'accounting',
] as const;

/** One day for so many winners of a draw; 1 where it is the draw's own. */
export const deadline = z.object({
  kind: z.enum(DEADLINE_KINDS),
  drawId: uuid(),
  draw: z.string(),
  count: z.int(),
  /** Of America/Sao_Paulo: the last day it may be done. */
  day: day(),
  /** Business days from today to it; 0 on the day and the days off before it, below 0 once it has gone by. */
  businessDays: z.int(),
});

const figure = z.object({ today: z.int(), week: z.int(), previousWeek: z.int(), total: z.int() });

/** Days are calendar days of America/Sao_Paulo; a week is the last seven of them. */
export const dashboard = {
  figures: endpoint({
    method: 'GET',
    path: '/admin/dashboard',
    access: 'dashboard:list',
    summary: 'First figures of the campaign.',
    response: z.object({
      registrations: figure,
      verifiedEmails: figure,
      votes: figure,
      polls: z.object({ open: z.int(), scheduled: z.int(), toResolve: z.int(), resolved: z.int() }),
      shows: z.object({ published: z.int(), draft: z.int() }),
      votesByDay: z.array(z.object({ day: z.string(), votes: z.int() })),
    }),
  }),
  deadlines: endpoint({
    method: 'GET',
    path: '/admin/dashboard/deadlines',
    access: 'dashboard:list',
    summary: 'What has a last day, the nearest first. Nobody is named.',
    response: z.array(deadline),
  }),
};
