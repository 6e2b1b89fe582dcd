import { apiDocuments } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { RawReply } from '../../core/request/replies.ts';
import { clientPackage } from './client-package.ts';
import { documentOf, pageOf } from '../../http/openapi/documents.ts';

export const apiDocumentRoutes = area(apiDocuments, {
  openApi: (_input, context) =>
    new RawReply(JSON.stringify(documentOf(context, 'admin')), 'application/json; charset=utf-8'),
  readable: (_input, context) =>
    new RawReply(pageOf(context, 'admin', context.language), 'text/html; charset=utf-8'),
  client: () => clientPackage('fio-client.tgz'),
  siteClient: () => clientPackage('fio-client-site.tgz'),
});
