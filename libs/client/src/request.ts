import { VERSION } from './generated/version.ts';
import type { ClientOptions, Input } from './options.ts';

/** What an operation's way says beside method and path, each a word behind them. */
export type Mark =
  /** It takes an Idempotency-Key. */
  | 'key'
  /** It takes none, and may be sent again: done twice it is done once. */
  | 'again'
  /** Its body is a file. */
  | 'upload'
  /** Its answer is a file. */
  | 'file'
  /** Its answer is a stream of messages. */
  | 'events';

/** How an operation is called, in one line: `POST /polls/{id}/vote key`. */
export interface Way {
  readonly method: string;
  /** Below `/api`, parameters in braces. */
  readonly path: string;
  readonly marks: ReadonlySet<Mark>;
}

export function wayOf(line: string): Way {
  const [method = '', path = '', ...marks] = line.split(' ');
  return { method, path, marks: new Set(marks as Mark[]) };
}

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const one of value) append(search, name, one);
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) append(search, `${name}[${key}]`, inner);
  else search.append(name, String(value));
}

/** Where a call goes to: what its path names of the input in there, the rest as the query, `f: { state }` as `f[state]`. */
export function addressOf(origin: string, path: string, input: Input): URL {
  const left = new Map(Object.entries(input).filter(([name]) => name !== 'body'));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = left.get(name);
    const text = encodeURIComponent(String(value ?? ''));
    // Nothing, and what addresses take for a step, would be another operation's address.
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name} is "${text}", which names nothing`);
    left.delete(name);
    return text;
  });
  const url = new URL(`/api${filled}`, origin);
  for (const [name, value] of left) append(url.searchParams, name, value);
  return url;
}

const tokenOf = async ({ token }: ClientOptions) => (typeof token === 'function' ? token() : token);

async function headersOf(options: ClientOptions, key: string | undefined, isJson: boolean) {
  const token = await tokenOf(options);
  return {
    accept: 'application/json, */*;q=0.5',
    'accept-language': options.language ?? 'pt-BR',
    'fio-version': options.version ?? VERSION,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(isJson && { 'content-type': 'application/json' }),
  };
}

/** What one attempt is asked with. */
export interface Prepared {
  readonly url: URL;
  readonly init: RequestInit;
}

/** Redirects are refused: nothing of the API answers one, and a token goes nowhere else. */
export async function requestOf(
  { method, path, marks }: Way,
  input: Input,
  client: ClientOptions,
  key: string | undefined,
): Promise<Prepared> {
  const { body } = input as { readonly body?: unknown };
  const isJson = body !== undefined && !marks.has('upload');
  return {
    url: addressOf(client.origin, path, input),
    init: {
      method,
      headers: await headersOf(client, key, isJson),
      redirect: 'error',
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
      // Platforms ask for it where the body is a stream.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    },
  };
}
