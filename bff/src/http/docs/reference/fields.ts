import { escapeHtml } from '../../pages/escape.ts';
import type { DocumentPart } from '../../openapi/security-schemes.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { english } from '../html.ts';
import type { Schema } from './description.ts';
import { named, nameIn, waysOf, within } from './reach.ts';
import { rulesOf, typeHtml } from './type-html.ts';

/** Which way a body goes: what is sent says what must be there, what is answered says what may be absent. */
export type Direction = 'sent' | 'answered';

/** What the fields of a body are shown for. */
export interface Shown {
  readonly part: DocumentPart;
  readonly direction: Direction;
  readonly context: DocsContext;
}

/** Names met on the way to a place, outermost first. */
type Trail = readonly string[];

/** Beyond so many named schemas, one within another, there is a link alone: bodies would be longer than anybody reads. */
const DEEPEST = 2;

function field(name: string, schema: Schema, isRequired: boolean, shown: Shown, trail: Trail): string {
  const { part, direction, context } = shown;
  const { words } = context;
  const marks = { sent: isRequired ? words.required : '', answered: isRequired ? '' : words.optional };
  const mark = marks[direction] && `<em>${marks[direction]}</em>`;
  const rules = rulesOf(schema, context).map((rule) => `<small>${escapeHtml(rule)}</small>`);
  const { description } = schema;
  return `<li>${code(name)} <span class="type">${typeHtml(schema, part, context)}</span> ${mark} ${rules.join(' ')}
${description === undefined ? '' : english(description)}${nested(schema, shown, trail)}</li>`;
}

/** What a field is made of, below it; of what has a name, folded. */
function nested(schema: Schema, shown: Shown, trail: Trail): string {
  const inner = within(schema);
  const name = nameIn(inner);
  if (name === null) return fieldsHtml(inner, shown, trail);
  const fields = trail.length < DEEPEST ? fieldsHtml(inner, shown, trail) : '';
  const { words } = shown.context;
  return fields && `<details><summary>${words.fieldsOf} ${code(name)}</summary>${fields}</details>`;
}

function eitherOf(ways: readonly Schema[], shown: Shown, trail: Trail): string {
  const all = ways.map((way) => fieldsHtml(way, shown, trail)).filter(Boolean);
  if (all.length < 2) return all.join('');
  const items = all.map((one) => `<li>${one}</li>`);
  return `<p class="either">${shown.context.words.eitherOf}</p><ol class="either">${items.join('')}</ol>`;
}

/** The fields of a schema as a tree; nothing of what has none, or stands around it already. */
export function fieldsHtml(schema: Schema, shown: Shown, trail: Trail = []): string {
  const outer = within(schema);
  const name = nameIn(outer);
  if (name !== null && trail.includes(name)) return '';
  const on = name === null ? trail : [...trail, name];
  const whole = named(shown.context.documents[shown.part], outer);
  const ways = waysOf(whole);
  if (ways.length > 0) return eitherOf(ways, shown, on);
  if (whole.allOf) return whole.allOf.map((one) => fieldsHtml(one, shown, on)).join('');
  const fields = Object.entries(whole.properties ?? {});
  if (fields.length === 0) return within(whole) === whole ? '' : fieldsHtml(within(whole), shown, on);
  const { required = [] } = whole;
  const lines = fields.map(([key, one]) => field(key, one, required.includes(key), shown, on));
  return `<ul class="fields">${lines.join('')}</ul>`;
}
