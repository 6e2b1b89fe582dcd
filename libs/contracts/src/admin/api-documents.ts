import { endpoint } from '../core/endpoint.ts';

/** What describes the API of the back office, for whoever may sign in there and for their programs. */
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
};
