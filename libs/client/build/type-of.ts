import type { Schema } from './documents.ts';

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'` : JSON.stringify(value);

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text);
export const propertyName = (text: string): string => (isName(text) ? text : literal(text));

/** `#/components/schemas/FaqRow`: `FaqRow`. */
export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A comment in front of what it is about; nothing where there is nothing to say. */
export const comment = (text: string | undefined, indent: string): string =>
  text === undefined || text === ''
    ? ''
    : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s*\n\s*/g, ' ')} */\n`;

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
/** Where another sign follows, which would bind to the last alternative alone. */
const grouped = (type: string) => (type.includes(' | ') || type.includes(' & ') ? `(${type})` : type);

function objectType(schema: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, one]) => {
    const sign = required.includes(name) ? '' : '?';
    return `${comment(one.description, inner)}${inner}${propertyName(name)}${sign}: ${typeOf(one, inner)};\n`;
  });
  if (lines.length > 0) return `{\n${lines.join('')}${indent}}`;
  const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : null;
  if (value !== null) return `Record<string, ${value}>`;
  return additionalProperties === false ? 'Record<string, never>' : 'Record<string, unknown>';
}

function arrayType({ items, prefixItems }: Schema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`;
  return `${grouped(items ? typeOf(items, indent) : 'unknown')}[]`;
}

function plainType(type: string, schema: Schema, indent: string): string {
  if (type === 'object') return objectType(schema, indent);
  if (type === 'array') return arrayType(schema, indent);
  if (type === 'integer') return 'number';
  return ['string', 'number', 'boolean', 'null'].includes(type) ? type : 'unknown';
}

/** A schema as TypeScript writes it; named ones by their names. `indent` is that of the line it begins in. */
export function typeOf(schema: Schema, indent = ''): string {
  const { $ref, type, anyOf = schema.oneOf, allOf } = schema;
  if ($ref !== undefined) return refName($ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  if (anyOf) return union(anyOf.map((one) => typeOf(one, indent)));
  if (allOf) return allOf.map((one) => grouped(typeOf(one, indent))).join(' & ');
  return type === undefined ? 'unknown' : union([type].flat().map((one) => plainType(one, schema, indent)));
}

/** Every schema that one is made of, by name. */
export function namesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part))
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#/components/schemas/'))
      found.add(refName(value));
    else namesIn(value, found);
  return found;
}
