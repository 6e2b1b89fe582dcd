import type { OpenApiDocument } from '../../openapi/document.ts';
import type { Schema } from './description.ts';
import { named, nameIn, waysOf } from './reach.ts';

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-10-31',
  'date-time': '2026-10-31T12:00:00.000Z',
  email: 'ana@exemplo.example',
  uri: 'https://exemplo.example',
  uuid: '00000000-0000-4000-8000-000000000000',
};

function ofType(document: OpenApiDocument, schema: Schema, trail: readonly string[]): unknown {
  const { type, items, format = '', minimum = 1, minLength = 0, properties = {} } = schema;
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object': {
      const { required = [] } = schema;
      const fields = Object.entries(properties).filter(([name]) => required.includes(name));
      return Object.fromEntries(fields.map(([name, one]) => [name, sampleOf(document, one, trail)]));
    }
    case 'array':
      return typeof items === 'object' ? [sampleOf(document, items, trail)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(minimum, 1);
    case 'null':
      return null;
    default:
      return TEXTS[format] ?? '…'.padEnd(minLength, '…');
  }
}

/** A value of this shape with all that must be in it, where the document has no example: something to begin with, not to send. */
export function sampleOf(document: OpenApiDocument, schema: Schema, trail: readonly string[] = []): unknown {
  const name = nameIn(schema);
  if (name !== null && trail.includes(name)) return null;
  const on = name === null ? trail : [...trail, name];
  const whole = named(document, schema);
  const given = whole.example ?? whole.examples?.[0] ?? whole.default ?? whole.const ?? whole.enum?.[0];
  if (given !== undefined) return given;
  const [way] = waysOf(whole);
  if (way) return sampleOf(document, way, on);
  return ofType(document, whole, on);
}
