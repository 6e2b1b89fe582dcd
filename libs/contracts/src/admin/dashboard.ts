import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

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
};
