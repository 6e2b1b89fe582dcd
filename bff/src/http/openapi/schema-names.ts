import { globalRegistry, type ZodMiniType as Schema } from 'zod/mini';
import * as exported from '@fio/contracts';
import { describeFields, describeSchemas } from './describe-schemas.ts';
import type { NamedEndpoint } from './named-endpoint.ts';
import { operationName } from './operation-name.ts';

/** `faqRow`: `FaqRow`, as types are written in most languages. */
const asType = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What is worth a name: a text or a number says by itself what it is. */
const NAMED = new Set(['object', 'enum', 'union', 'array', 'record', 'tuple', 'intersection']);
const isWorthAName = (schema: Schema) => NAMED.has(schema._zod.def.type);

const ofContracts: ReadonlyMap<string, Schema> = new Map(
  Object.entries(exported).flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
);

/** Each schema that the contracts export, under the name it has there: readers of both speak of the same thing. */
const namedByContracts: readonly (readonly [Schema, string])[] = [...ofContracts]
  .filter(([, schema]) => isWorthAName(schema))
  .map(([name, schema]) => [schema, asType(name)]);

/** What one operation alone sends and answers is named after it. */
const ofOperation = (one: NamedEndpoint): (readonly [Schema, string])[] => {
  const { endpoint } = one;
  const own = asType(operationName(one));
  const given = [
    [endpoint.body, `${own}Body`],
    [endpoint.response, `${own}Answer`],
  ] as const;
  return given.flatMap(([schema, as]) => (schema && isWorthAName(schema) ? [[schema, as] as const] : []));
};

/** Everything that a schema is made of, itself included. */
function reach(schema: Schema, found: Set<Schema>): void {
  if (found.has(schema)) return;
  found.add(schema);
  const follow = (part: unknown): void => {
    if (isSchema(part)) reach(part, found);
    else if (Array.isArray(part)) part.forEach(follow);
    else if (typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype)
      Object.values(part).forEach(follow);
  };
  Object.values(schema._zod.def).forEach(follow);
}

/**
 * Names the schemas of these endpoints in Zod's registry, where the document's maker looks, and says what they are: those of the
 * contracts first, so that no schema has two.
 */
export function nameSchemas(endpoints: readonly NamedEndpoint[]): void {
  const met = new Set<Schema>();
  for (const { endpoint } of endpoints)
    for (const schema of [endpoint.body, endpoint.response]) if (schema) reach(schema, met);
  for (const [schema, name] of [...namedByContracts, ...endpoints.flatMap(ofOperation)])
    if (schema === exported.problem || met.has(schema))
      if (globalRegistry.get(schema)?.id === undefined)
        globalRegistry.add(schema, { ...globalRegistry.get(schema), id: name });
  describeSchemas(ofContracts);
  describeFields(met);
}
