import { ApiError } from './ApiError.ts';
import { attempt } from './attempt.ts';
import { messagesOf } from './events.ts';
import type { CallOptions, ClientOptions, Input } from './options.ts';
import { requestOf, wayOf, type Way } from './request.ts';
import { pause, pauseAfter } from './retry.ts';

const TIMEOUT = 30_000;
const RETRIES = 3;

/** Every operation's way by its name, as the generator writes them. */
export type Ways = Readonly<Record<string, string>>;

/** What is read of an answer: JSON, or nothing where there is none. */
async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('FOREIGN_ANSWER', 'The answer is no JSON', { status: response.status, cause });
  }
}

/** Attempts a call until it succeeds, fails for good, or was tried often enough. */
async function call(way: Way, input: Input, client: ClientOptions, options: CallOptions): Promise<unknown> {
  const { method, path, marks } = way;
  const { signal, timeout = client.timeout ?? TIMEOUT, retries = client.retries ?? RETRIES } = options;
  if (options.idempotencyKey !== undefined && !marks.has('key'))
    throw new TypeError(`${method} ${path} takes no Idempotency-Key`);
  // One key for all attempts: that is what makes them one deed.
  const key = marks.has('key') ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const isSafe = method === 'GET' || key !== undefined || marks.has('again');
  const isRepeatable = isSafe && !(input['body'] instanceof ReadableStream);
  const isStream = marks.has('file') || marks.has('events');
  const fetched = client.fetch ?? fetch;
  for (let attempts = 0; ; attempts += 1) {
    signal?.throwIfAborted();
    const { url, init } = await requestOf(way, input, client, key);
    const outcome = await attempt(
      (until) => fetched(url, { ...init, signal: until }),
      async (response) => ({ response, answer: isStream ? response : await read(response) }),
      { timeout, signal },
    );
    if (!(outcome instanceof ApiError)) {
      options.onResponse?.(outcome.response);
      return outcome.answer;
    }
    const wait = isRepeatable && attempts < retries ? pauseAfter(outcome, attempts) : null;
    if (wait === null) throw outcome;
    await pause(wait, signal);
  }
}

/** One operation as a function. */
const operation =
  (line: string, client: ClientOptions) =>
  (input: Input = {}, options: CallOptions = {}) => {
    const way = wayOf(line);
    const answer = () => call(way, input, client, options);
    return way.marks.has('events') ? messagesOf(answer as () => Promise<Response>, options.signal) : answer();
  };

/** All operations as functions: `Operations` are their types, which the generator writes beside their ways. */
export const clientOf = <Operations>(ways: Ways, client: ClientOptions): Operations =>
  Object.fromEntries(
    Object.entries(ways).map(([name, line]) => [name, operation(line, client)]),
  ) as Operations;
