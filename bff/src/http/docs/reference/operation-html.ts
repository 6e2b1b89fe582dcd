import { problemPage, type ErrorCode } from '@fio/contracts';
import type { OpenApiDocument } from '../../openapi/document.ts';
import type { NamedEndpoint } from '../../openapi/named-endpoint.ts';
import { errorsOf } from '../../openapi/operation.ts';
import { areaAddress } from '../addresses.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { block, english } from '../html.ts';
import { exampleOf, type Answer, type Content, type Media } from './description.ts';
import { factsOf } from './facts.ts';
import { fieldsHtml, type Direction } from './fields.ts';
import { operationOf, parametersOf, successOf, templated } from './operation-of.ts';
import { parametersHtml } from './parameters-html.ts';
import { sampleOf } from './sample.ts';
import { curl, fetched, type Call } from './snippets.ts';
import { tryForm } from './try-form.ts';
import { typeHtml } from './type-html.ts';

const errorLink = (name: ErrorCode) => `<a href="${problemPage(name)}">${code(name)}</a>`;

/** What is sent or answered, as each type it may have. */
function bodyHtml(
  title: string,
  content: Content,
  direction: Direction,
  { endpoint }: NamedEndpoint,
  context: DocsContext,
): string {
  const part = endpoint.strategy;
  const ways = Object.entries(content).map(([type, { schema }]) => {
    const fields = schema ? fieldsHtml(schema, { part, direction, context }) : '';
    const what = schema ? typeHtml(schema, part, context) : context.words.binary;
    return `<p class="what">${code(type)} ${what}</p>${fields}`;
  });
  return `<h3>${title}</h3>${ways.length > 0 ? ways.join('') : `<p>${context.words.nothing}</p>`}`;
}

/** What to send as JSON; undefined of a file. */
const jsonOf = (media: Media, document: OpenApiDocument): unknown =>
  media.schema && (exampleOf(media) ?? sampleOf(document, media.schema));

/** The call that the snippets and the form show. */
function callOf({ endpoint }: NamedEndpoint, content: Content, context: DocsContext): Call {
  const { strategy, path, method, access, idempotent } = endpoint;
  const [body] = Object.entries(content);
  return {
    ...{ method, hasToken: access !== 'public', idempotent },
    address: `${context.origins[strategy]}/api${templated(path)}`,
    body: body ? { type: body[0], json: jsonOf(body[1], context.documents[strategy]) } : null,
  };
}

function answerExample({ content = {} }: Answer, { words }: DocsContext): string {
  const [media] = Object.values(content);
  const example = media && exampleOf(media);
  return example === undefined
    ? ''
    : `<h4>${words.example}: ${words.answer}</h4>${block(JSON.stringify(example, null, 2), words, words.answer)}`;
}

/** An operation with all that a caller has to know, and a form that calls it. */
export function operationHtml(one: NamedEndpoint, context: DocsContext): string {
  const { area, name, endpoint } = one;
  const { words } = context;
  const document = context.documents[endpoint.strategy];
  const operation = operationOf(document, one);
  const parameters = parametersOf(document, operation);
  const [status, answer] = successOf(document, operation);
  const sent = operation.requestBody?.content ?? {};
  const call = callOf(one, sent, context);
  const id = `${area}.${name}`;
  const headers = Object.keys(answer.headers ?? {});
  const snippets = [
    ['curl', curl(call)],
    ['fetch', fetched(call)],
  ] as const;
  const isTried = endpoint.media !== 'events';
  return `<section class="operation" id="${id}" aria-labelledby="${id}-title">
<div class="about"><h2 id="${id}-title"><a class="here" href="${areaAddress(endpoint.strategy, area)}#${id}"><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span> ${code(`/api${templated(endpoint.path)}`)}</a></h2>
${english(endpoint.summary)}${operation.description === undefined ? '' : english(operation.description)}
${factsOf(endpoint, operation.operationId ?? '', context)}
${parametersHtml(parameters, endpoint.strategy, context)}
${Object.keys(sent).length > 0 ? bodyHtml(words.body, sent, 'sent', one, context) : ''}
${bodyHtml(`${words.answer} ${status}`, answer.content ?? {}, 'answered', one, context)}
${headers.length > 0 ? `<p>${words.headers}: ${headers.map(code).join(' ')}</p>` : ''}
<details class="refusals"><summary>${words.errors}: ${errorsOf(endpoint).length}</summary><p>${errorsOf(endpoint).map(errorLink).join(' ')}</p></details></div>
<div class="calls">${snippets.map(([title, text], index) => `<details name="${id}"${index === 0 ? ' open' : ''}><summary>${title}</summary>${block(text, words, `${title} ${endpoint.method} ${endpoint.path}`)}</details>`).join('')}
${answerExample(answer, context)}${isTried ? tryForm(id, endpoint, call, parameters, context) : ''}</div>
</section>`;
}
