import { type AnyEndpoint, type CallInput, type ResponseOf } from '@fio/contracts/core/endpoint';
import { type ErrorAnswer, errorAnswer } from '@fio/contracts/errors/answer';
import { UserError } from '../shared/UserError.ts';

/** The product a command talks to, and who it is there. */
export interface Server {
  readonly url: URL;
  readonly token: string;
}

const ANSWERS_WITHIN_MS = 60_000;

/** Asks the server; a UserError that says what to do where nobody answers. */
export async function ask({ url }: Pick<Server, 'url'>, path: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    return await fetch(new URL(path, url), { ...init, redirect: 'manual', signal });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new UserError(
      `${url.origin} doesn't answer (${cause?.code ?? message}).\n` +
        'Is the product running there? Start it with "npm start", or say where it runs: --url https://….',
    );
  }
}

/** What to do about a refusal, by its code. */
const WAYS: Readonly<Record<string, string>> = {
  ADDRESS_NOT_ALLOWED: 'Its addresses are changed in its record, at /admin/tokens.',
  REMOTE_FAILING: 'If that is not its fault: --despite-failures "Why". The audit keeps it.',
  REMOTE_MOVED: 'Compare again with what is live now: npm run remote -- diff <remote>',
};
const HINTS: Partial<Record<number, string>> = {
  401: 'The token has ended, or this server never knew it. Create one at /admin/tokens and set REMOTE_TOKEN.',
  403:
    'A token ships the one remote it is bound to, and reads about no other; about all of them reads one with the ' +
    'permission commands:list. Create the one you need at /admin/tokens and set REMOTE_TOKEN.',
  404: 'See what there is: npm run remote -- status',
  429: 'That was too much at once. Wait a minute.',
};

function refusal(status: number, answer: ErrorAnswer | undefined): UserError {
  if (!answer) return new UserError(`The server answered ${status} without a reason. Is --url right?`);
  const { code, message, reasons = [], fields = {}, requestId } = answer;
  const problems = Object.entries(fields).map(([name, [first]]) => `${name}: ${first?.message ?? ''}`);
  const isPlain = reasons.length > 0 && code === 'REMOTE_REFUSED';
  const head = isPlain ? 'Refused, and nothing has changed:' : `${message} (${code})`;
  const lines = [head, ...[...reasons, ...problems].map((line) => `  ${line}`)];
  const hint = WAYS[code] ?? HINTS[status];
  if (hint) lines.push(hint);
  return new UserError([...lines, `Request ${requestId}`].join('\n'));
}

/** Calls an endpoint as its contract has it; its refusals are UserErrors. A `form` goes in the body's place. */
export async function call<E extends AnyEndpoint>(
  server: Server,
  endpoint: E,
  input: CallInput<E> & { readonly form?: FormData },
): Promise<ResponseOf<E>> {
  const {
    params = {},
    query = {},
    body,
    form,
  } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    form?: FormData;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const response = await ask(server, `/api${path}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${server.token}`,
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response.status, errorAnswer.safeParse(answer).data);
  const parsed = endpoint.response?.safeParse(answer);
  if (parsed?.success) return parsed.data as ResponseOf<E>;
  throw new UserError('The server answers in a form this checkout doesn’t know: check out what it runs.');
}
