import { globalRegistry, type ZodMiniType as Schema } from 'zod/mini';
import { readComments } from './contract-comments.ts';

/** What a schema may be made of besides. */
interface Wrapper {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
}
type Shape = Readonly<Record<string, Schema>>;

/** The fields of an object, also of one that may be missing or of which there are many. */
function shapeOf(schema: Schema): Shape {
  if ('shape' in schema) return schema.shape as Shape;
  const { innerType, element }: Wrapper = schema._zod.def;
  const inner = innerType ?? element;
  return inner ? shapeOf(inner) : {};
}

/** `prizes.value`: what stands there within a schema. */
const fieldAt = (schema: Schema, path: string): Schema | undefined =>
  path.split('.').reduce<Schema | undefined>((within, name) => within && shapeOf(within)[name], schema);

function describe(schema: Schema, description: string): void {
  const known = globalRegistry.get(schema);
  if (known?.description === undefined) globalRegistry.add(schema, { ...known, description });
}

/** Fields that mean the same wherever they stand. */
const FIELDS: Readonly<Record<string, string>> = {
  version:
    'Counts the changes of the record: whoever changes it sends what they read, and gets CONFLICT where it is no longer that.',
};

/** Says of fields what is true of them in every schema. */
export function describeFields(schemas: Iterable<Schema>): void {
  for (const schema of schemas)
    for (const [name, words] of Object.entries(FIELDS)) {
      const field = shapeOf(schema)[name];
      if (field?._zod.def.type === 'number') describe(field, words);
    }
}

/**
 * Says in Zod's registry of these schemas, by the names the contracts export them under, what their comments say. A field keeps it in whatever
 * is made of the schema; one that is a schema of its own name has that one's words.
 */
export function describeSchemas(exported: ReadonlyMap<string, Schema>): void {
  const named = new Set(exported.values());
  for (const [name, { whole, fields }] of readComments()) {
    const schema = exported.get(name);
    if (!schema) continue;
    if (whole !== null) describe(schema, whole);
    for (const [path, sentence] of fields) {
      const own = fieldAt(schema, path);
      if (own && !named.has(own)) describe(own, sentence);
    }
  }
}
