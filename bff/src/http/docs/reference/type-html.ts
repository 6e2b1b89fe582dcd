import { schemaAddress } from '../addresses.ts';
import type { DocumentPart } from '../../openapi/security-schemes.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import type { Schema } from './description.ts';
import { mayBeNull, nameIn, waysOf } from './reach.ts';

/** So many values of an enumeration are shown; the document has them all. */
const SHOWN = 16;

function values(all: readonly unknown[], { words }: DocsContext): string {
  const shown = all.slice(0, SHOWN).map((value) => code(JSON.stringify(value)));
  const left = all.length - shown.length;
  return shown.join(' | ') + (left > 0 ? ` ${words.andMore.replace('{count}', String(left))}` : '');
}

const plainType = ({ type, format }: Schema) => {
  const name = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null').join(' | ');
  return [name || 'any', format].filter(Boolean).join(' ');
};

function bare(schema: Schema, part: DocumentPart, context: DocsContext): string {
  const { words } = context;
  const name = nameIn(schema);
  if (name !== null) return `<a href="${schemaAddress(part, name)}">${code(name)}</a>`;
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return values(schema.enum, context);
  const ways = waysOf(schema);
  if (ways.length > 0) {
    const isWide = ways.length > 1 && ways.every(({ properties }) => properties);
    return isWide ? words.eitherOf : ways.map((way) => typeHtml(way, part, context)).join(' | ');
  }
  const { items, additionalProperties: by, properties } = schema;
  if (typeof items === 'object') return `${words.listOf} ${typeHtml(items, part, context)}`;
  if (typeof by === 'object' && !properties) return `${words.mapOf} ${typeHtml(by, part, context)}`;
  return plainType(schema);
}

/** The type of a value in a line: what has a name leads to it. */
export const typeHtml = (schema: Schema, part: DocumentPart, context: DocsContext): string =>
  bare(schema, part, context) + (mayBeNull(schema) ? ` | ${code('null')}` : '');

/** Bounds that say something: an integer's own end is no rule of the field. */
const isBound = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function range(least: number | undefined, most: number | undefined, unit = ''): string[] {
  const [from, to] = [isBound(least) ? least : undefined, isBound(most) ? most : undefined];
  if (from === undefined && to === undefined) return [];
  if (to === undefined) return [`≥ ${from}${unit}`];
  if (from === undefined) return [`≤ ${to}${unit}`];
  return [from === to ? `${from}${unit}` : `${from}–${to}${unit}`];
}

/** The rules of a value in a line, as text. */
export function rulesOf(schema: Schema, context: DocsContext): string[] {
  const { words } = context;
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  const of = waysOf(schema);
  return [
    ...(of.length === 1 && of[0] ? rulesOf(of[0], context) : []),
    ...range(minLength, maxLength, ` ${words.characters}`),
    ...range(minItems, maxItems, ` ${words.items}`),
    ...range(minimum, maximum),
    ...(schema.default === undefined ? [] : [`${words.defaultsTo} ${JSON.stringify(schema.default)}`]),
  ];
}
