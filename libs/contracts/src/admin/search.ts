import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { required } from '../core/fields.ts';
import { destination } from '../documents/manifest.ts';

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
      groups: z.array(
        z.object({
          area: z.string(),
          /** The path of the list that has them: an area may have several. */
          list: z.string(),
          items: z.array(found),
        }),
      ),
    }),
    errors: ['INVALID_QUERY'],
    summary: 'Finds records of the areas whose lists and pages the caller may see.',
  }),
  destinations: endpoint({
    method: 'GET',
    path: '/admin/search/destinations',
    access: 'session',
    response: z.object({
      items: z.array(z.pick(destination, { kind: true, title: true, text: true, href: true })),
    }),
    summary:
      'What the command palette leads to besides the menu: pages, forms and actions the caller may use.',
  }),
};
export type Found = z.infer<typeof found>;
