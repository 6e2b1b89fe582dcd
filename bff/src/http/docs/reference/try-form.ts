import type { AnyEndpoint } from '@fio/contracts';
import { escapeHtml } from '../../pages/escape.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import type { Parameter, Schema } from './description.ts';
import { templated } from './operation-of.ts';
import type { Call } from './snippets.ts';

/** What a form asks for of a parameter: `name` tells the page's script where it goes. */
function input({ name, in: place, required = false }: Parameter, id: string): string {
  const field = `${id}-${place}-${name}`;
  return `<label for="${field}">${code(name)}</label><input id="${field}" name="${place}:${escapeHtml(name)}" autocomplete="off" spellcheck="false"${required ? ' required' : ''}>`;
}

/** `?f[state]=open` is asked for field by field. */
const flat = (parameter: Parameter): Parameter[] =>
  parameter.style === 'deepObject'
    ? Object.entries(parameter.schema?.properties ?? {}).map(([name, schema]: [string, Schema]) => ({
        ...{ name: `${parameter.name}[${name}]`, in: parameter.in, required: false, schema },
      }))
    : [parameter];

function bodyInput({ body }: Call, id: string, { words }: DocsContext): string {
  if (!body) return '';
  const label = `<label for="${id}-body">${words.body} ${code(body.type)}</label>`;
  if (body.json === undefined) return `${label}<input id="${id}-body" name="file" type="file" required>`;
  const text = escapeHtml(JSON.stringify(body.json, null, 2));
  return `${label}<textarea id="${id}-body" name="body" rows="10" spellcheck="false">${text}</textarea>`;
}

/** A form that the page's script sends as the request it describes; without the script it isn't shown. */
export function tryForm(
  id: string,
  { path, method }: Pick<AnyEndpoint, 'path' | 'method'>,
  call: Call,
  parameters: readonly Parameter[],
  context: DocsContext,
): string {
  const { words } = context;
  const inputs = parameters.flatMap(flat).map((one) => input(one, id));
  const address = `/api${templated(path)}`;
  return `<details class="try"><summary>${words.try}</summary>
<form data-method="${method}" data-path="${escapeHtml(address)}" data-type="${escapeHtml(call.body?.type ?? '')}"${call.hasToken ? ' data-token' : ''}>
${inputs.join('')}${bodyInput(call, id, context)}<button>${words.send} ${method}</button>
<output></output></form></details>`;
}

/** What all forms of a page share: the token, the question before something happens, and how an answer is shown. */
export function tryParts({ words }: DocsContext, origin: string): string {
  const at = (text: string) => escapeHtml(text.replace('{origin}', origin));
  return `<form class="token" autocomplete="off"><label for="try-token">${words.tryToken}</label>
<input id="try-token" type="password" autocomplete="off" spellcheck="false" aria-describedby="try-note">
<small id="try-note">${at(words.tryTokenNote)}</small></form>
<dialog id="confirm" aria-labelledby="confirm-title"><form method="dialog"><h2 id="confirm-title">${words.confirm}</h2>
<p><code></code></p><p>${at(words.confirmNote)}</p><p class="buttons"><button value="">${words.cancel}</button><button value="send" class="danger">${words.send}</button></p></form></dialog>
<template id="answered"><p class="status"></p><details><summary>${words.headers}</summary><pre tabindex="0"></pre></details><pre class="content" tabindex="0"></pre></template>`;
}
