import fc from 'fast-check';
import { hostileName, hostileText } from './hostile.ts';
import { jsonOf, type JsonSchema, type Known } from './plausible.ts';

/** Who asks: nobody, a visitor, or a member of staff who may do everything. */
export const CALLERS = ['guest', 'visitor', 'staff'] as const;
export type Caller = (typeof CALLERS)[number];

export interface FuzzRequest {
  readonly caller: Caller;
  readonly method: string;
  /** As it stands in the request's first line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

/** An operation as the OpenAPI document has it. */
export interface Operation {
  readonly method: string;
  /** `/polls/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Readonly<Record<string, { schema?: JsonSchema }>> | null;
}

/** One hostile among so many. */
const RARE = 12;
const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = RARE - 1) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Percent-encoding that also writes what is no UTF-8: a lone surrogate as the three bytes it would have. */
const encoded = (text: string): string =>
  [...text]
    .map((letter) =>
      letter.isWellFormed()
        ? encodeURIComponent(letter)
        : `%ED%${(0x80 | ((letter.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%${(0x80 | (letter.charCodeAt(0) & 0x3f)).toString(16)}`,
    )
    .join('');

/** Pieces of an address that no encoder writes. */
const brokenPiece = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%C0%AF',
  '%F0%9F',
  '..%2F..',
  '__proto__',
  '%2e%2e',
);
const hostilePiece = fc.oneof(hostileText.map(encoded), brokenPiece);

/** A JSON text as it stands in an address: texts without their quotes. */
const plain = (json: string): string => {
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : json;
  return encoded(String(value));
};

function pathOf({ path, parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const parts = path.split('/').map((part, index, all) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    const seen = name === 'id' ? known.values(`/${all[index - 1] ?? ''}`) : known.values(name);
    const own = fc.nat().map((n) => encoded(seen[n % seen.length] ?? ''));
    const usual =
      seen.length > 0
        ? mostly(own, jsonOf(schema, name, known).map(plain), 5)
        : jsonOf(schema, name, known).map(plain);
    // An empty part would be another path.
    return mostly(usual, hostilePiece).map((text) => text || '-');
  });
  return fc.tuple(...parts).map((all) => `/api${all.join('/')}`);
}

const pair = (name: string, values: readonly string[]) => values.map((value) => `${name}=${value}`);

/** A parameter as pairs of the address: none, one, or, now and then, two of the same name. */
function pairsOf({ name, required, schema = {} }: Parameter, known: Known): fc.Arbitrary<string[]> {
  const one = (key: string, inner: JsonSchema, title: string) => {
    const value = mostly(jsonOf(inner, key, known).map(plain), hostilePiece);
    const values = mostly(
      value.map((text) => [text]),
      fc.array(value, { minLength: 2, maxLength: 3 }),
      20,
    );
    return values.map((texts) => pair(title, texts));
  };
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(([key, inner]) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        { weight: 1, arbitrary: one(key, inner, `${name}[${key}]`) },
      ),
    );
    return mostly(
      fc.tuple(...members).map((all) => all.flat()),
      fc.tuple(hostileName, hostilePiece).map(([key, value]) => pair(`${name}[${encoded(key)}]`, [value])),
    );
  }
  const given = one(name, schema, name);
  return required ? given : fc.oneof(fc.constant<string[]>([]), given);
}

function queryOf({ parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const declared = parameters.filter((one) => one.in === 'query').map((one) => pairsOf(one, known));
  const foreign = mostly(
    fc.constant<string[]>([]),
    fc.tuple(hostileName, hostilePiece).map(([name, value]) => pair(encoded(name), [value])),
  );
  return fc.tuple(...declared, foreign).map((all) => {
    const pairs = all.flat();
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  });
}

/** What may stand in a header at all. */
const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000));
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-type'],
  ...[
    'cookie',
    'idempotency-key',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'sec-fetch-site',
    'user-agent',
  ],
  ...['x-forwarded-for', 'x-request-id', 'cf-turnstile-response'],
];

const headersOf = (): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.uuid().map((key) => ({ 'idempotency-key': key })) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...HEADERS), headerText).map(([name, text]) => ({ [name]: text })),
    },
  );

interface Sent {
  readonly type: string;
  readonly text: string;
}

function bodyOf({ body }: Operation, known: Known): fc.Arbitrary<Sent | null> {
  const nothing = fc.constant(null);
  if (body === null)
    return mostly<Sent | null>(nothing, fc.constant({ type: 'application/json', text: '{"a":1}' }));
  const [type = 'application/json', media] = Object.entries(body)[0] ?? [];
  const text = media?.schema ? jsonOf(media.schema, '', known) : hostileText;
  const usual = text.map((content) => ({ type, text: content }));
  const broken = fc.constantFrom('', '{', '[]', 'null', '"\\ud800"', '{"__proto__":{"a":1}}', '{"a":1}}');
  return mostly<Sent | null>(
    usual,
    fc.oneof(
      nothing,
      broken.map((content) => ({ type, text: content })),
    ),
  );
}

/** Requests of an operation as the document describes them, each with something or nothing wrong about it. */
export function requestsOf(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const own: Caller = operation.path.startsWith('/admin') ? 'staff' : 'visitor';
  const caller = fc.oneof(
    { weight: 3, arbitrary: fc.constant(own) },
    { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
  );
  return fc
    .tuple(caller, pathOf(operation, known), queryOf(operation, known), headersOf(), bodyOf(operation, known))
    .map(([who, path, query, headers, body]) => ({
      caller: who,
      method: operation.method,
      path: path + query,
      headers: { ...(body && { 'content-type': body.type }), ...headers },
      body: body?.text ?? null,
    }));
}
