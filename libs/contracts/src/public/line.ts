import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { lineStanding } from '../core/line.ts';

/** The line that visitors wait in while what they ask for is over its capacity (docs/decisions/line.md). */
export const line = {
  standing: endpoint({
    method: 'GET',
    path: '/line/:id',
    access: 'public',
    /** The place, as the refusal IN_LINE gave it. */
    params: z.object({ id: z.string().check(z.maxLength(120, 'invalid')) }),
    response: lineStanding,
    errors: ['NOT_FOUND'],
    summary: 'Where a place stands in its line. NOT_FOUND for one that is none, or none any more.',
  }),
};
