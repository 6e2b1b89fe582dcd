import type { OpenApiDocument } from '../../openapi/document.ts';
import type { Schema } from './description.ts';
import { follow } from '../../openapi/follow.ts';

const isNull = ({ type }: Schema) => type === 'null';

/** `#/components/schemas/FaqRow`: `FaqRow`. */
export const nameIn = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null;

/** What a name stands for; a schema without one is itself. */
export const named = (document: OpenApiDocument, schema: Schema): Schema => follow<Schema>(document, schema);

/** The ways a value may be, null aside; of most one. */
export const waysOf = ({ anyOf, oneOf }: Schema): readonly Schema[] =>
  (anyOf ?? oneOf ?? []).filter((one) => !isNull(one));

export const mayBeNull = ({ anyOf, oneOf, type }: Schema): boolean =>
  (anyOf ?? oneOf ?? []).some(isNull) || (Array.isArray(type) && type.includes('null'));

/** What a value is made of: the record in a list, in a map, or beside null. */
export function within(schema: Schema): Schema {
  const ways = waysOf(schema);
  const [only] = ways;
  if (only && ways.length === 1) return within(only);
  const { items, additionalProperties: values } = schema;
  if (typeof items === 'object') return within(items);
  return typeof values === 'object' && !schema.properties ? within(values) : schema;
}
