import { escapeHtml } from '../../pages/escape.ts';
import type { DocumentPart } from '../../openapi/security-schemes.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { english } from '../html.ts';
import type { Parameter } from './description.ts';
import { fieldsHtml } from './fields.ts';
import { rulesOf, typeHtml } from './type-html.ts';

function parameterRow(parameter: Parameter, part: DocumentPart, context: DocsContext): string {
  const { name, in: place, required, description, schema = {} } = parameter;
  const { words } = context;
  const about = [words[`in_${place}`], ...(required ? [`<em>${words.required}</em>`] : [])];
  const rules = rulesOf(schema, context).map((rule) => `<small>${escapeHtml(rule)}</small>`);
  const isDeep = parameter.style === 'deepObject';
  const shown = { part, direction: 'sent' as const, context };
  const type = isDeep ? '' : `${typeHtml(schema, part, context)} ${rules.join(' ')}`;
  const meaning = description === undefined ? '' : english(description);
  return `<tr><th scope="row">${code(isDeep ? `${name}[…]` : name)} <small>${about.join(', ')}</small></th><td>${type}</td><td>${meaning}${isDeep ? fieldsHtml(schema, shown) : ''}</td></tr>`;
}

/** What goes into a request beside its body. */
export function parametersHtml(all: readonly Parameter[], part: DocumentPart, context: DocsContext): string {
  if (all.length === 0) return '';
  const { words } = context;
  const heads = [words.name, words.type, words.meaning].map((head) => `<th scope="col">${head}</th>`);
  return `<h3>${words.parameters}</h3><table class="parameters"><thead><tr>${heads.join('')}</tr></thead><tbody>${all.map((parameter) => parameterRow(parameter, part, context)).join('')}</tbody></table>`;
}
