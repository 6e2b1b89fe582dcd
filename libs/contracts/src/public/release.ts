import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** Which builds the caller's next page load would get. */
export const release = {
  current: endpoint({
    method: 'GET',
    path: '/release',
    access: 'public',
    query: z.strictObject({ side: z.enum(['public', 'admin'], 'invalid') }),
    /** Other than the boot document's: a page loaded now would be another. Means nothing else. */
    response: z.object({ release: z.string() }),
    errors: ['INVALID_QUERY'],
    summary: 'The release that a page loaded now would have.',
  }),
};
