import fc from 'fast-check';
import { hostileJson, hostileName } from './hostile.ts';

/** As much of JSON Schema as the document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** What the product knows already: ids and addresses by the name they are found under, and the schemas of `$ref`. */
export interface Known {
  readonly values: (name: string) => readonly string[];
  readonly schema: (ref: string) => JsonSchema;
}

const someDay = fc.constantFrom('2026-11-22', '2026-12-26', '2024-02-29', '1990-05-17', '2031-01-01');
const someInstant = fc.constantFrom(
  '2026-11-22T12:00:00Z',
  '2026-12-26T18:30:00-03:00',
  '2031-01-01T00:00:00Z',
);

/** What a field of that name takes beyond what its schema says. */
const byName: readonly (readonly [RegExp, fc.Arbitrary<string>])[] = [
  [/cpf$/i, fc.constantFrom('529.982.247-25', '11144477735')],
  [/cnpj$/i, fc.constantFrom('11.222.333/0001-81', '11222333000181')],
  [/email/i, fc.constantFrom('clara@exemplo.example', 'nova@exemplo.example')],
  [/phone/i, fc.constant('(11) 98765-4321')],
  [/password/i, fc.constant('Novelo-de-la7')],
  [/^(from|to)$|Date$|On$|^day$|From$|To$/, someDay],
  [/At$/, someInstant],
  [/colou?r/i, fc.constant('#6d28d9')],
  [/slug/i, fc.constantFrom('uma-serie', 'outra')],
  [/html|answer/i, fc.constant('<p>Um texto.</p>')],
];

const sized = (text: string, { minLength = 0, maxLength = Infinity }: JsonSchema) =>
  text.padEnd(minLength, 'a').slice(0, maxLength);

function textOf(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> {
  const named = byName.find(([pattern]) => pattern.test(name))?.[1];
  const seen = known.values(name);
  if (seen.length > 0)
    return fc.oneof({ weight: 4, arbitrary: fc.nat().map((n) => seen[n % seen.length] ?? '') }, fc.uuid());
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time') return someInstant;
  if (named) return named;
  // What looks ahead can't be written from its pattern.
  const isWritable = schema.pattern !== undefined && !schema.pattern.includes('(?!');
  if (isWritable) return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  return fc
    .constantFrom('Um texto', 'a', 'x'.repeat(Math.min(schema.maxLength ?? 100, 2000)))
    .map((text) => sized(text, schema));
}

function integerOf({ minimum = -9, maximum = 2 ** 53 - 1 }: JsonSchema): fc.Arbitrary<string> {
  const near = fc.integer({ min: Math.max(minimum, -9), max: Math.min(maximum, 9_999) });
  const far = fc
    .constantFrom(minimum, maximum, 2 ** 31, 2 ** 31 - 1)
    .map((n) => Math.min(Math.max(n, minimum), maximum));
  return fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: far }).map(String);
}

function arrayOf(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> {
  const { items = {}, minItems = 0, maxItems = 4 } = schema;
  return fc
    .array(jsonOf(items, name, known), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) })
    .map((members) => `[${members.join(',')}]`);
}

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const { properties = {}, required = [] } = schema;
  const members = Object.entries(properties).map(([name, property]) => {
    const member = jsonOf(property, name, known).map((text) => `${JSON.stringify(name)}:${text}`);
    return required.includes(name) ? member : fc.option(member, { freq: 2 });
  });
  // A member too much, once in a while.
  const foreign = fc.oneof(
    { weight: 11, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileName, hostileJson).map(([key, value]) => `${JSON.stringify(key)}:${value}`),
    },
  );
  return fc.tuple(...members, foreign).map((parts) => `{${parts.filter((part) => part !== null).join(',')}}`);
}

function fitting(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> {
  const { const: only, enum: values, anyOf, oneOf, allOf, $ref, type } = schema;
  const choices = anyOf ?? oneOf ?? allOf;
  if ($ref !== undefined) return jsonOf(known.schema($ref), name, known);
  if (only !== undefined) return fc.constant(JSON.stringify(only));
  if (values) return fc.constantFrom(...values.map((value) => JSON.stringify(value)));
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name, known)));
  if (type === 'object') return objectOf(schema, known);
  if (type === 'array') return arrayOf(schema, name, known);
  if (type === 'integer' || type === 'number') return integerOf(schema);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'null') return fc.constant('null');
  return textOf(schema, name, known).map((text) => JSON.stringify(text));
}

/** JSON as a caller would send it by `schema`; one value in twelve is not what was asked for. */
export const jsonOf = (schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> =>
  fc.oneof({ weight: 11, arbitrary: fitting(schema, name, known) }, { weight: 1, arbitrary: hostileJson });
