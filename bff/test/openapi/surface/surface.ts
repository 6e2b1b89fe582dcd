import type { OpenApiDocument } from '../../../src/http/openapi/document.ts';
import { follow } from '../../../src/http/openapi/follow.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}
interface Answer {
  readonly content?: Content;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, Answer | { readonly $ref: string }>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** What an outsider may count on of one operation or named schema, a line for each thing, in an order of its own. */
export interface OperationSurface {
  readonly operationId: string;
  /** `GET /polls/{id}`, or `schema` */
  readonly address: string;
  readonly lines: readonly string[];
}

const values = (given: readonly unknown[]) => given.map((value) => JSON.stringify(value)).join('|');

/** What kind of value a schema takes, without what it holds. */
function kindOf({ type, format, const: only, enum: choices }: Schema): string {
  if (only !== undefined) return values([only]);
  if (choices) return values(choices);
  const types = [type ?? 'any'].flat();
  return types.map((one) => (one === 'null' || format === undefined ? one : `${one} ${format}`)).join(' or ');
}

/** `#/components/schemas/FaqRow`: `FaqRow`. */
const nameOf = ({ $ref = '' }: Schema) => /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1];

/** Every value that a schema may hold, by its path, with what kind it is; `!` behind one that is always there. */
function* fieldsOf(schema: Schema, path: string): Generator<readonly [path: string, kind: string]> {
  const name = nameOf(schema);
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (name !== undefined) yield [path, name];
  else if (parts) for (const part of parts) yield* fieldsOf(part, path);
  else yield [path, kindOf(schema)];
  for (const [key, member] of Object.entries(schema.properties ?? {}))
    yield* fieldsOf(member, `${path}.${key}${schema.required?.includes(key) ? '!' : ''}`);
  if (schema.items) yield* fieldsOf(schema.items, `${path}[]`);
  if (typeof schema.additionalProperties === 'object')
    yield* fieldsOf(schema.additionalProperties, `${path}{}`);
}

/** A line for each path: a value of several kinds has them side by side. */
function linesOf(sign: string, schema: Schema, path: string): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [at, kind] of fieldsOf(schema, path)) {
    const known = kinds.get(at);
    if (known) known.add(kind);
    else kinds.set(at, new Set([kind]));
  }
  return [...kinds].map(([at, of]) => `${sign} ${at}: ${[...of].join(' or ')}`);
}

const bodies = (sign: string, content: Content = {}) =>
  Object.entries(content).flatMap(([type, { schema }]) =>
    schema ? linesOf(sign, schema, type) : [`${sign} ${type}`],
  );

/** Signs: `@` who may call, `?` a parameter, `>` what is sent, `<` what is answered. Refusals may come and go. */
function* linesOfOperation(document: OpenApiDocument, operation: Operation): Generator<string> {
  const ways = (operation.security ?? []).map((way) => Object.keys(way).join('+'));
  yield `@ ${ways.length === 0 ? 'open' : ways.sort().join(' or ')}`;
  for (const one of operation.parameters ?? []) {
    const { name, in: place, required, schema = {} } = follow<Parameter>(document, one);
    yield* linesOf('?', schema, `${place} ${name}${required ? '!' : ''}`);
  }
  yield* bodies('>', operation.requestBody?.content);
  for (const [status, one] of Object.entries(operation.responses ?? {})) {
    if (status >= '400') continue;
    yield `< ${status}`;
    yield* bodies('<', follow<Answer>(document, one).content);
  }
}

/** What programs can call: what takes a person and their browser is between the product's own parts. */
const isForPrograms = ({ security = [] }: Operation) =>
  security.length === 0 || security.some((way) => !('binding' in way));

const inOrder = (lines: Iterable<string>) => [...new Set(lines)].sort();

/** The named schemas that operations speak of, and those that they are made of, as they are sent or answered. */
function schemasOf(
  { components }: OpenApiDocument,
  operations: readonly OperationSurface[],
): OperationSurface[] {
  const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  const lines = new Map<string, Set<string>>();
  const read = (line: string): void => {
    const sign = line.charAt(0);
    const [, kinds = ''] = line.split(': ');
    for (const name of kinds.split(' or ').filter((kind) => Object.hasOwn(schemas, kind))) {
      const own = lines.get(name) ?? new Set();
      lines.set(name, own);
      const added = linesOf(sign, schemas[name] ?? {}, 'value').filter((one) => !own.has(one));
      for (const one of added) own.add(one);
      added.forEach(read);
    }
  };
  for (const operation of operations) operation.lines.forEach(read);
  return [...lines].map(([operationId, own]) => ({ operationId, address: 'schema', lines: inOrder(own) }));
}

/** The whole of what a document promises to programs. */
export function surfaceOf(document: OpenApiDocument): OperationSurface[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>)
      .filter(([, operation]) => isForPrograms(operation))
      .map(([method, operation]) => ({
        operationId: operation.operationId,
        address: `${method.toUpperCase()} ${path}`,
        lines: inOrder(linesOfOperation(document, operation)),
      })),
  );
  return [...operations, ...schemasOf(document, operations)].sort((a, b) =>
    a.operationId < b.operationId ? -1 : 1,
  );
}
