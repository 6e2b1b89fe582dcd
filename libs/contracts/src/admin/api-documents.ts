import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

export const DOCS_ENTRY_KINDS = ['guide', 'operation', 'schema', 'error'] as const;

/** Something that readers of the API's documentation may look for. */
export const docsEntry = z.object({
  kind: z.enum(DOCS_ENTRY_KINDS),
  title: z.string(),
  /** Shown beside the title. */
  text: z.string(),
  /** Found, but not shown: names of fields. */
  words: z.string(),
  /** A path of the product, with the place on the page. */
  address: z.string(),
});
export type DocsEntry = z.infer<typeof docsEntry>;

/** Without it, that of the reader's choice. */
const inLanguage = { language: z.optional(z.enum(['pt', 'en'], 'invalid')) };

/** What describes the API of the back office, for whoever may sign in there and for their programs, and the client to call it with. */
export const apiDocuments = {
  openApi: endpoint({
    method: 'GET',
    path: '/admin/openapi.json',
    access: 'session',
    peopleOnly: false,
    media: 'file',
    summary: 'The OpenAPI document of the back office; `/openapi.json` describes the rest.',
  }),
  readable: endpoint({
    method: 'GET',
    path: '/admin/docs',
    access: 'session',
    peopleOnly: false,
    /** An area's name; `schemas`: what they send and answer; `events`: what webhooks are sent; without one, the areas. */
    query: z.strictObject({ area: z.optional(z.string().check(z.maxLength(60, 'limit'))), ...inLanguage }),
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'The same as pages of HTML, one for each area, which `/docs` shows to staff.',
  }),
  entries: endpoint({
    method: 'GET',
    path: '/admin/docs/entries',
    access: 'session',
    peopleOnly: false,
    query: z.strictObject(inLanguage),
    response: z.object({ entries: z.array(docsEntry) }),
    summary: 'What may be looked for in these pages.',
  }),
  /** As an integrator's npm installs it (libs/client). NOT_FOUND where it was not built. */
  client: endpoint({
    method: 'GET',
    path: '/admin/client.tgz',
    access: 'session',
    peopleOnly: false,
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'The package `@fio/client`, typed for this API: `npm install ./client.tgz`.',
  }),
  siteClient: endpoint({
    method: 'GET',
    path: '/client.tgz',
    access: 'public',
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'The package `@fio/client` without what the back office has.',
  }),
};
