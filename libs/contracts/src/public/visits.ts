import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { UTM_LENGTH } from './utm.ts';

/** Visits, of which nothing is kept but how many there were (docs/decisions/observation-and-statistics.md). */
export const visits = {
  count: endpoint({
    method: 'POST',
    path: '/visits',
    unkeyed: 'counts',
    access: 'public',
    entered: { may: 'the page is counted, and not who saw it' },
    limit: 'visits',
    untyped: true,
    body: z.strictObject({
      /** The mark (`utm_source`) of what brought somebody; empty without one. */
      source: z.string('required').check(z.maxLength(UTM_LENGTH, 'limit')),
    }),
    summary: 'Counts a visit by its day and by what brought it: the first page that a tab shows on a day.',
  }),
};
