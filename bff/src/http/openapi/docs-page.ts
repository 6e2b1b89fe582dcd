import { LIMITS, type AnyEndpoint, type Language } from '@fio/contracts';
import { escapeHtml } from '../pages/escape.ts';
import { everyEndpoint, type NamedEndpoint, type OpenApiDocument } from './document.ts';
import { errorsOf } from './operation.ts';
import { docsWords, type DocsWord } from './words.ts';

type Words = Record<DocsWord, string>;
interface Operation {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: unknown }[];
  readonly requestBody?: { content?: Record<string, { schema?: unknown }> };
  readonly responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

function accessOf(endpoint: AnyEndpoint, words: Words): string {
  const { access, strategy } = endpoint;
  if (access === 'public') return words.public;
  if (access === 'session') return `${words.session} (${strategy})`;
  return `${words.permission} ${code(access)}`;
}

const schema = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const json = (content: Record<string, { schema?: unknown }> | undefined) =>
  content?.['application/json']?.schema;

function parameters(operation: Operation, words: Words): string {
  const names = (operation.parameters ?? []).map(
    ({ name, in: place, required }) => `<li>${code(name)} ${place}${required ? ' *' : ''}</li>`,
  );
  return names.length === 0 ? '' : `<h4>${words.parameters}</h4><ul>${names.join('')}</ul>`;
}

function limitOf({ limit }: AnyEndpoint, words: Words): string {
  if (!limit) return '';
  const { points, seconds } = LIMITS[limit];
  return `<p>${words.limit}: ${points} ${words.per.replace('{seconds}', String(seconds))}</p>`;
}

function endpointHtml({ area, name, endpoint }: NamedEndpoint, operation: Operation, words: Words): string {
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  return `<section id="${area}.${name}" aria-labelledby="${area}.${name}-title">
<h3 id="${area}.${name}-title"><span class="method">${endpoint.method}</span> ${code(`/api${endpoint.path}`)}</h3>
<p>${escapeHtml(endpoint.summary)}</p>
<p>${words.access}: ${accessOf(endpoint, words)}</p>
${limitOf(endpoint, words)}${endpoint.idempotent ? `<p>${words.idempotent}</p>` : ''}
${parameters(operation, words)}
${schema(words.body, json(operation.requestBody?.content))}
${schema(`${words.answer} ${answer?.[0] ?? ''}`, json(answer?.[1].content))}
<p>${words.errors}: ${errorsOf(endpoint).map(code).join(' ')}</p>
</section>`;
}

/** The documentation as one plain page: no script, no other host. */
export function docsPage(document: OpenApiDocument, language: Language): string {
  const words = docsWords[language];
  const areas = [...Map.groupBy(everyEndpoint, ({ area }) => area)];
  const operationOf = ({ endpoint }: NamedEndpoint) => {
    const path = document.paths?.[endpoint.path.replace(/:(\w+)/g, '{$1}')];
    return (path as Record<string, Operation> | undefined)?.[endpoint.method.toLowerCase()] ?? {};
  };
  const title = escapeHtml(document.info.title);
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body>
<header><h1>${title}</h1><p>${words.intro} <a href="/api/openapi.json">/api/openapi.json</a>.</p></header>
<nav aria-label="${words.areas}"><ul>${areas.map(([area]) => `<li><a href="#${area}">${area}</a></li>`).join('')}</ul></nav>
<main>${areas
    .map(
      ([area, endpoints]) =>
        `<h2 id="${area}">${area}</h2>${endpoints.map((one) => endpointHtml(one, operationOf(one), words)).join('\n')}`,
    )
    .join('\n')}</main>
</body></html>`;
}
