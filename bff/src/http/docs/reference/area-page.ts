import { endpointsOf } from '../../openapi/document.ts';
import type { NamedEndpoint } from '../../openapi/named-endpoint.ts';
import type { DocumentPart } from '../../openapi/security-schemes.ts';
import { areaAddress } from '../addresses.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { areaTitle, english } from '../html.ts';
import { templated } from './operation-of.ts';
import { operationHtml } from './operation-html.ts';
import { tryParts } from './try-form.ts';

type Areas = ReadonlyMap<string, readonly NamedEndpoint[]>;

const sorted = (part: DocumentPart): Areas =>
  new Map(
    [...Map.groupBy(endpointsOf(part), ({ area }) => area)].toSorted(([a], [b]) =>
      areaTitle(a).localeCompare(areaTitle(b), 'en'),
    ),
  );
const AREAS: Readonly<Record<DocumentPart, Areas>> = { user: sorted('user'), admin: sorted('admin') };

/** The areas of a part with their operations, in the order of their names as they are read. */
export const areasOf = (part: DocumentPart): Areas => AREAS[part];

const line = ({ area, name, endpoint }: NamedEndpoint) =>
  `<li><a href="${areaAddress(endpoint.strategy, area)}#${area}.${name}"><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span> ${code(`/api${templated(endpoint.path)}`)}</a> ${english(endpoint.summary, 'span')}</li>`;

/** The operations of an area, one below the other. */
export function areaHtml(part: DocumentPart, area: string, context: DocsContext): string | null {
  const endpoints = areasOf(part).get(area);
  if (!endpoints) return null;
  const { words, documents, origins } = context;
  const { description } = documents[part].tags?.find(({ name }) => name === area) ?? {};
  return `<div class="area"><h1 lang="en">${areaTitle(area)}</h1>
${description === undefined ? '' : english(description)}
<nav class="contents" aria-label="${words.onThisPage}"><ul class="lines">${endpoints.map(line).join('')}</ul></nav>
${tryParts(context, origins[part])}
${endpoints.map((one) => operationHtml(one, context)).join('\n')}</div>`;
}
