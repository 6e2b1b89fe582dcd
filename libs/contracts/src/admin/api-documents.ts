import { endpoint } from '../core/endpoint.ts';

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
    media: 'file',
    summary: 'The same as a plain page of HTML, which `/docs` shows to staff.',
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
