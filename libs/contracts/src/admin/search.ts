import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { required } from '../core/fields.ts';

/** Fewer letters find everything and nothing. */
export const FIND_FROM = 3;
/** So many records of one area are shown. */
export const FIND_EACH = 5;

const found = z.object({
  id: z.string(),
  title: z.string(),
  /** What tells it from others of its name. */
  text: z.nullable(z.string()),
  /** Its page. */
  path: z.string(),
});

/** Any record, from anywhere in the back office: what the command palette asks. */
export const adminSearch = {
  find: endpoint({
    method: 'GET',
    path: '/admin/search',
    access: 'session',
    query: z.strictObject({
      q: required().check(z.minLength(FIND_FROM, 'invalid'), z.maxLength(100, 'limit')),
    }),
    response: z.object({
      /** Areas by their name in the permissions, the likelier ones first; those that found nothing are left out. */
      groups: z.array(z.object({ area: z.string(), items: z.array(found) })),
    }),
    errors: ['INVALID_QUERY'],
    summary: 'Finds records of the areas whose lists and pages the caller may see.',
  }),
};
export type Found = z.infer<typeof found>;
