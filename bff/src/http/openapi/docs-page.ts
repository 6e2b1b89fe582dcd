import {
  LIMITS,
  problemPage,
  tokenKeyOf,
  type AnyEndpoint,
  type ErrorCode,
  type Language,
} from '@fio/contracts';
import { escapeHtml } from '../pages/escape.ts';
import { code } from './code.ts';
import { docsScript } from './docs-script.ts';
import { endpointsOf, type DocumentSettings, type OpenApiDocument } from './document.ts';
import type { NamedEndpoint } from './named-endpoint.ts';
import { follow } from './follow.ts';
import { errorsOf } from './operation.ts';
import type { DocumentPart } from './security-schemes.ts';
import { docsWords, type DocsWord } from './words.ts';

type Words = Record<DocsWord, string>;
type Content = Readonly<Record<string, { readonly schema?: unknown }>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
}
interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

const errorLink = (name: ErrorCode) => `<a href="${problemPage(name)}">${code(name)}</a>`;

function accessOf(endpoint: AnyEndpoint, words: Words): string {
  const { access, strategy, peopleOnly } = endpoint;
  if (access === 'public') return words.public;
  if (access === 'session') return `${words.session} (${strategy})`;
  return `${words.permission} ${code(access)}${peopleOnly ? ` (${words.peopleOnly})` : ''}`;
}

/** A schema as it is written; what it refers to is a link to where it stands. */
const schemaHtml = (part: DocumentPart, schema: unknown) => {
  const text = escapeHtml(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    `<a href="#${part}-schema-$1">$1</a>`,
  );
  return `<pre tabindex="0">${text}</pre>`;
};

/** Every named schema once. */
const schemas = ({ components }: OpenApiDocument, part: DocumentPart, words: Words) =>
  `<h2 id="${part}-schemas">${words.schemas}</h2>${Object.entries(components?.schemas ?? {})
    .map(
      ([name, schema]) =>
        `<details id="${part}-schema-${name}"><summary>${code(name)}</summary>${schemaHtml(part, schema)}</details>`,
    )
    .join('\n')}`;

/** What is sent or answered, as each type it may have. */
const bodies = (part: DocumentPart, title: string, content: Content = {}) =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => {
      return `<details><summary>${title} ${code(type)}</summary>${schemaHtml(part, schema)}</details>`;
    })
    .join('');

function parameters(document: OpenApiDocument, operation: Operation, words: Words): string {
  const names = (operation.parameters ?? [])
    .map((one) => follow<Parameter>(document, one))
    .map(({ name, in: place, required }) => `<li>${code(name)} ${place}${required ? ' *' : ''}</li>`);
  return names.length === 0 ? '' : `<h4>${words.parameters}</h4><ul>${names.join('')}</ul>`;
}

function limitOf({ limit }: AnyEndpoint, words: Words): string {
  if (!limit) return '';
  const { points, seconds } = LIMITS[limit];
  return `<p>${words.limit}: ${points} ${words.per.replace('{seconds}', String(seconds))}</p>`;
}

function endpointHtml(
  document: OpenApiDocument,
  { area, name, endpoint }: NamedEndpoint,
  operation: Operation,
  words: Words,
): string {
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  return `<section id="${area}.${name}" aria-labelledby="${area}.${name}-title">
<h3 id="${area}.${name}-title"><span class="method">${endpoint.method}</span> ${code(`/api${endpoint.path}`)}</h3>
<p>${escapeHtml(endpoint.summary)}</p>
<p>${words.access}: ${accessOf(endpoint, words)}</p>
${limitOf(endpoint, words)}${endpoint.idempotent ? `<p>${words.idempotent}</p>` : ''}
${parameters(document, operation, words)}
${bodies(endpoint.strategy, words.body, operation.requestBody?.content)}
${bodies(endpoint.strategy, `${words.answer} ${answer?.[0] ?? ''}`, answer?.[1].content)}
<p>${words.errors}: ${errorsOf(endpoint).map(errorLink).join(' ')}</p>
</section>`;
}

/** Of which part a page is, and where staff sign in. */
interface PageSettings extends DocumentSettings {
  readonly part: DocumentPart;
  readonly signInAt: string;
}

function signIn(words: Words, { part, bindingCookie }: PageSettings): string {
  const ways = {
    user: [words.signInVisitor],
    admin: [words.signInProgram, words.signInStaff.replace('{cookie}', bindingCookie)],
  };
  return `<section id="${part}-sign-in" aria-labelledby="${part}-sign-in-title">
<h2 id="${part}-sign-in-title">${words[`${part}SignIn`]}</h2>
<ul>${ways[part].map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>
${part === 'admin' ? `<p>${words.adminDocument} ${code('/api/admin/openapi.json')}</p>` : ''}</section>`;
}

/** The place that the script fills for staff, and what stands in it for everybody else. */
const backOffice = (words: Words, { part, signInAt }: PageSettings) =>
  part === 'admin'
    ? ''
    : `<div id="back-office"><p><a href="${escapeHtml(signInAt)}">${words.adminClosedLink}</a> ${words.adminClosed}</p></div>`;

/** A part's documentation as one plain page: nothing of another host, and one script, which knows who is staff. */
export function docsPage(document: OpenApiDocument, settings: PageSettings, language: Language): string {
  const words = docsWords[language];
  const areas = [...Map.groupBy(endpointsOf(settings.part), ({ area }) => area)];
  const operationOf = ({ endpoint }: NamedEndpoint) => {
    const path = document.paths?.[endpoint.path.replace(/:(\w+)/g, '{$1}')];
    return (path as Record<string, Operation> | undefined)?.[endpoint.method.toLowerCase()] ?? {};
  };
  const title = escapeHtml(document.info.title);
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/api/docs.css">
<script src="/api/docs.js" integrity="${docsScript.integrity}" crossorigin="anonymous" data-token-key="${tokenKeyOf('admin')}" defer></script></head>
<body>
<header><h1>${title}</h1><p>${words.intro} <a href="/api/openapi.json">/api/openapi.json</a>. <a href="/api/docs/errors">${words.allErrors}</a></p></header>
<nav aria-label="${words.areas}"><ul>${areas.map(([area]) => `<li><a href="#${area}">${area}</a></li>`).join('')}<li><a href="#${settings.part}-schemas">${words.schemas}</a></li></ul></nav>
<main>${signIn(words, settings)}
${areas
  .map(
    ([area, endpoints]) =>
      `<h2 id="${area}">${area}</h2>${endpoints.map((one) => endpointHtml(document, one, operationOf(one), words)).join('\n')}`,
  )
  .join('\n')}
${schemas(document, settings.part, words)}
${backOffice(words, settings)}</main>
</body></html>`;
}
