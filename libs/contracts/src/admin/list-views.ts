import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { required, uuid } from '../core/fields.ts';

export const VIEW_NAME_LIMIT = 60;
/** So many saved filters one person may have for one list. */
export const VIEWS_LIMIT = 30;
/** What a list's address holds at most. */
export const SEARCH_LIMIT = 2_000;

/** A list by its page: what follows /admin/ in the address, `.` for `/`. */
export const listName = z
  .string('required')
  .check(z.maxLength(60, 'limit'), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)?$/, 'invalid'));
/** Search, filters and order as the list's own address has them, without `?`; the page is no part of it. */
export const listSearch = z.string('required').check(z.maxLength(SEARCH_LIMIT, 'limit'));

export const listView = z.object({ id: uuid(), name: z.string(), search: z.string() });
export type ListView = z.infer<typeof listView>;

/** The name that `listName` takes for a list's path. */
export const nameOfList = (path: string): string => path.replace(/^\/admin\//, '').replaceAll('/', '.');

const params = z.object({ list: listName });

/** How one member of staff arranges a list for themselves (docs/decisions/lists-and-exports.md). */
export const listViews = {
  get: endpoint({
    method: 'GET',
    path: '/admin/list-views/:list',
    access: 'session',
    params,
    response: z.object({
      views: z.array(listView),
      /** The columns shown; null: all of them. */
      columns: z.nullable(z.array(z.string())),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'The caller’s saved filters of a list, and the columns they chose to see.',
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/list-views/:list',
    access: 'session',
    params,
    body: z.object({ name: required().check(z.maxLength(VIEW_NAME_LIMIT, 'limit')), search: listSearch }),
    status: 201,
    response: listView,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    idempotent: true,
    summary: 'Saves a filter; one of the same name is replaced.',
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/admin/list-views/:list/columns',
    access: 'session',
    params,
    body: z.object({
      columns: z.nullable(
        z
          .array(z.string().check(z.maxLength(60, 'limit')))
          .check(z.minLength(1, 'required'), z.maxLength(60, 'invalid')),
      ),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'Chooses the columns the caller sees of a list; null is all of them.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/list-views/:list/:id',
    access: 'session',
    params: z.object({ list: listName, id: uuid() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'Forgets one of the caller’s saved filters.',
  }),
};
