import { defineArea } from '../../engine/Area.ts';
import { apiDocumentRoutes } from './api-documents.routes.ts';

/** The API's own description. */
export const apiDocumentsArea = defineArea({
  name: 'api-documents',
  routes: apiDocumentRoutes,
});
