import { openApiDocument } from './document.ts';

/** Both documents as one JSON, of no deployment's own: for who makes a client of them. */
const settings = { name: 'Fio da Meada', bindingCookie: '__Host-fio-binding' };

process.stdout.write(
  JSON.stringify({ site: openApiDocument(settings, 'user'), backOffice: openApiDocument(settings, 'admin') }),
);
