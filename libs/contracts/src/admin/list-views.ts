import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { required, uuid } from '../core/fields.ts';
import { ADMIN_TYPES } from '../permissions.ts';

export const VIEW_NAME_LIMIT = 60;
/** So many saved filters one person may have for one list. */
export const VIEWS_LIMIT = 30;
/** So many of a list are shared, whoever shares them: what all look at stays short enough to be looked through. */
export const SHARED_VIEWS_LIMIT = 30;
/** What a list's address holds at most. */
export const SEARCH_LIMIT = 2_000;

/** A list by its page: what follows /admin/ in the address, `.` for `/`. */
export const listName = z
  .string('required')
  .check(z.maxLength(60, 'limit'), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)?$/, 'invalid'));
/** Search, filters and order as the list's own address has them, without `?`; the page is no part of it. */
export const listSearch = z.string('required').check(z.maxLength(SEARCH_LIMIT, 'limit'));

/** Whom a saved filter may be shared with: all who may open its list, or those of one type of access. */
export const VIEW_AUDIENCES = ['everyone', ...ADMIN_TYPES] as const;
export type ViewAudience = (typeof VIEW_AUDIENCES)[number];
/** null: the owner alone. */
const audience = z.nullable(z.enum(VIEW_AUDIENCES, 'invalid'));

/** How high the rows of lists are. */
const LIST_DENSITIES = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

export const listView = z.object({
  id: uuid(),
  name: z.string(),
  search: z.string(),
  audience,
  /** Whose it is, unless it is the caller's own. */
  owner: z.nullable(z.string()),
  /** Whether the caller may share it otherwise or delete it. */
  changeable: z.boolean(),
});
export type ListView = z.infer<typeof listView>;

/** The name that `listName` takes for a list's path. */
export const nameOfList = (path: string): string => path.replace(/^\/admin\//, '').replaceAll('/', '.');

const params = z.object({ list: listName });
const viewParams = z.object({ list: listName, id: uuid() });

/** How one member of staff arranges a list, for themselves and for others (docs/decisions/lists-and-exports.md). */
export const listViews = {
  get: endpoint({
    method: 'GET',
    path: '/admin/list-views/:list',
    access: 'session',
    params,
    response: z.object({
      /** The caller's own, and those shared with them whose filters they may use. */
      views: z.array(listView),
      /** The columns shown; null: all of them. */
      columns: z.nullable(z.array(z.string())),
      /** The one of the views that the list opens with, where its address asks for nothing. */
      start: z.nullable(uuid()),
      /** Of all the caller's lists. */
      density: z.enum(LIST_DENSITIES),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'The saved filters that the caller sees of a list, and how they arranged it.',
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/list-views/:list',
    access: 'session',
    params,
    body: z.object({
      name: required().check(z.maxLength(VIEW_NAME_LIMIT, 'limit')),
      search: listSearch,
      /** As it was unless said; of a new one null. */
      audience: z.optional(audience),
    }),
    status: 201,
    response: listView,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'Saves a filter; one of the caller’s own of the same name is replaced.',
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
  space: endpoint({
    method: 'PUT',
    path: '/admin/list-views/density',
    access: 'session',
    body: z.object({ density: z.enum(LIST_DENSITIES, 'invalid') }),
    summary: 'Chooses how high the rows of all lists are for the caller.',
  }),
  begin: endpoint({
    method: 'PUT',
    path: '/admin/list-views/:list/start',
    access: 'session',
    params,
    body: z.object({ view: z.nullable(uuid()) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'Chooses the saved filter that the list opens with for the caller; null is none.',
  }),
  share: endpoint({
    method: 'PUT',
    path: '/admin/list-views/:list/:id/audience',
    access: 'session',
    params: viewParams,
    body: z.object({ audience }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'Says who sees a saved filter: its owner may, and of a shared one who manages the staff.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/list-views/:list/:id',
    access: 'session',
    params: viewParams,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'Forgets a saved filter: its owner may, and of a shared one who manages the staff.',
  }),
};
