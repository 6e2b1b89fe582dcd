import { apiDocuments } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { area } from '../../core/request/routes.ts';
import { RawReply } from '../../core/request/replies.ts';
import { clientPackage } from './client-package.ts';
import { docsContextOf } from '../../http/docs/context-of.ts';
import { officePage } from '../../http/docs/office-pages.ts';
import { referenceEntries } from '../../http/docs/search-entries.ts';
import { documentOf } from '../../http/openapi/documents.ts';

export const apiDocumentRoutes = area(apiDocuments, {
  openApi: (_input, context) =>
    new RawReply(JSON.stringify(documentOf(context, 'admin')), 'application/json; charset=utf-8'),
  readable: ({ query }, context) => {
    const page = officePage(query.area, docsContextOf(context, query.language ?? context.language));
    if (page === null) throw new AppError('NOT_FOUND');
    return new RawReply(page, 'text/html; charset=utf-8');
  },
  entries: ({ query }, context) => ({
    entries: referenceEntries('admin', docsContextOf(context, query.language ?? context.language)),
  }),
  client: () => clientPackage('fio-client.tgz'),
  siteClient: () => clientPackage('fio-client-site.tgz'),
});
