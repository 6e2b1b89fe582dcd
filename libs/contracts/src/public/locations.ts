import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** The 27 federative units; `article` is no, em or na (specification, section 3). */
export const locations = {
  states: endpoint({
    method: 'GET',
    path: '/locations',
    access: 'public',
    summary: 'The 27 federative units.',
    response: z.array(z.object({ article: z.enum(['no', 'em', 'na']), value: z.string(), text: z.string() })),
  }),
  cities: endpoint({
    method: 'GET',
    path: '/locations/:state/cities',
    access: 'public',
    summary: 'The municipalities of a unit, in order.',
    params: z.object({ state: z.string().check(z.regex(/^[A-Z]{2}$/, 'state')) }),
    response: z.array(z.string()),
    errors: ['INVALID_STATE'],
  }),
};
