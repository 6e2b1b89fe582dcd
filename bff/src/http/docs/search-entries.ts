import { ERROR_STATUS, errorTextsEn, errorTextsPt, problemPage, type DocsEntry } from '@fio/contracts';
import { endpointsOf } from '../openapi/document.ts';
import type { NamedEndpoint } from '../openapi/named-endpoint.ts';
import type { DocumentPart } from '../openapi/security-schemes.ts';
import { eventAddress, guideAddress, operationAddress, schemaAddress } from './addresses.ts';
import type { DocsContext } from './docs-context.ts';
import { bodyOf, eventsOf, eventTitle } from './reference/events-page.ts';
import { fieldNames } from './reference/field-names.ts';
import { operationOf, parametersOf, successOf, templated } from './reference/operation-of.ts';
import { schemasOf } from './reference/schemas-page.ts';

const TEXTS = { pt: errorTextsPt, en: errorTextsEn };

function ofGuides({ guides }: DocsContext): DocsEntry[] {
  return guides.flatMap(({ name, title, lead, sections }) => [
    { kind: 'guide' as const, title, text: lead, words: '', address: guideAddress(name) },
    ...sections.map((section) => ({
      kind: 'guide' as const,
      title: `${title}: ${section.title}`,
      ...{ text: section.text, words: section.code, address: `${guideAddress(name)}#${section.id}` },
    })),
  ]);
}

function ofOperation(one: NamedEndpoint, { documents }: DocsContext): DocsEntry {
  const { area, name, endpoint } = one;
  const document = documents[endpoint.strategy];
  const operation = operationOf(document, one);
  const [, answer] = successOf(document, operation);
  const bodies = [
    ...Object.values(operation.requestBody?.content ?? {}),
    ...Object.values(answer.content ?? {}),
  ];
  const fields = bodies.flatMap(({ schema }) => (schema ? [...fieldNames(document, schema)] : []));
  const parameters = parametersOf(document, operation).map((parameter) => parameter.name);
  return {
    kind: 'operation',
    title: `${endpoint.method} /api${templated(endpoint.path)}`,
    text: endpoint.summary,
    words: [operation.operationId ?? '', ...new Set([...parameters, ...fields])].join(' '),
    address: operationAddress(endpoint.strategy, area, name),
  };
}

/** As the document has them: operations of the receiver's. */
const ofEvents = (context: DocsContext): DocsEntry[] =>
  eventsOf(context).map((event) => ({
    kind: 'operation',
    title: event.type,
    text: eventTitle(event.type, context),
    words: [...fieldNames(context.documents.admin, bodyOf(event))].join(' '),
    address: eventAddress(event.type),
  }));

/** What of a part of the reference may be looked for. */
export function referenceEntries(part: DocumentPart, context: DocsContext): DocsEntry[] {
  const schemas = schemasOf(context, part).map(([name, schema]) => ({
    kind: 'schema' as const,
    title: name,
    text: schema.description ?? '',
    words: [...fieldNames(context.documents[part], schema)].join(' '),
    address: schemaAddress(part, name),
  }));
  const events = part === 'admin' ? ofEvents(context) : [];
  return [...endpointsOf(part).map((one) => ofOperation(one, context)), ...events, ...schemas];
}

/** What everybody may look for. */
export function openEntries(context: DocsContext): DocsEntry[] {
  const texts = TEXTS[context.language];
  const errors = (Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[]).map((code) => ({
    kind: 'error' as const,
    ...{ title: code, text: texts[code], words: String(ERROR_STATUS[code]), address: problemPage(code) },
  }));
  return [...ofGuides(context), ...errors, ...referenceEntries('user', context)];
}
