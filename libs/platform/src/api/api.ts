import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import type { ErrorAnswer } from '@fio/contracts/errors/answer';
import { loader, toast } from '../feedback/index.ts';
import { language } from '../i18n/index.ts';
import { report } from '../report/index.ts';
import { tokens } from '../session/tokens.ts';
import { addressOf } from './address.ts';
import { ApiError } from './errors.ts';
import { useApiWords } from './words.ts';

export interface ApiOptions {
  readonly signal?: AbortSignal;
  /** One key per thing a person does: a repetition with the same key has one effect and the same answer. */
  readonly idempotencyKey?: string;
  /** For what nobody asked for just now, such as live figures: no toast, no loader bar. */
  readonly quiet?: boolean;
}

type Unauthorized = (endpoint: AnyEndpoint) => unknown;
let unauthorized: Unauthorized = () => undefined;

/** The session hears here of every 401 of a call that carried a token. */
export const onUnauthorized = (listener: Unauthorized): void => void (unauthorized = listener);

// Loaded with the first request and not before: the first page paints from the data it carries.
const client = () =>
  import('ky').then(({ default: ky }) =>
    ky.create({ prefix: '/api', retry: 0, timeout: 20_000, throwHttpErrors: false }),
  );
let loaded: ReturnType<typeof client> | undefined;

function loadClient(): ReturnType<typeof client> {
  loaded ??= client();
  // A failed download is tried again by the next request.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** Fetches the HTTP client ahead of the first request, when the page is idle. */
export const warmApi = (): void => void loadClient().catch(() => undefined);

function headersOf(endpoint: AnyEndpoint, options: ApiOptions): Record<string, string> {
  const token = tokens.get(endpoint.strategy);
  return {
    accept: 'application/json',
    'accept-language': language() === 'en' ? 'en' : 'pt-BR',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(endpoint.idempotent ? { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() } : {}),
  };
}

async function send(
  endpoint: AnyEndpoint,
  input: CallInput<AnyEndpoint>,
  options: ApiOptions,
): Promise<Response> {
  const ky = await loadClient();
  const body = (input as { body?: unknown }).body;
  return ky(addressOf(endpoint, input).slice(1), {
    method: endpoint.method,
    headers: headersOf(endpoint, options),
    ...(body instanceof Blob ? { body } : body === undefined ? {} : { json: body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

async function refusal(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as ErrorAnswer | null;
  return answer?.code
    ? new ApiError(response.status, answer)
    : new ApiError(response.status, {
        code: response.status >= 500 ? 'INTERNAL' : 'INVALID_REQUEST',
        message: useApiWords.t('failed'),
      });
}

/** Specification, section 8: 422 is the form's; the rest is told once; 5xx and silence are reported too. */
function tell(error: ApiError, endpoint: AnyEndpoint, options: ApiOptions): void {
  if (error.status === 0 || error.status >= 500)
    report(error, { path: endpoint.path, request: error.requestId ?? '' });
  if (error.status !== 422 && error.status !== 401 && !options.quiet) toast.error(error.message);
}

/**
 * Calls an endpoint of the contracts. Resolves with its answer; rejects with an ApiError after the person has
 * been told as the specification says. An aborted call rejects with the AbortError and tells nobody.
 */
export async function api<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
  options: ApiOptions = {},
): Promise<ResponseOf<E>> {
  const hadToken = tokens.get(endpoint.strategy) !== null;
  if (!options.quiet) loader.start();
  try {
    const response = await send(endpoint, input as CallInput<AnyEndpoint>, options).catch(
      (cause: unknown) => {
        if (options.signal?.aborted) throw cause;
        throw new ApiError(0, { code: 'UNAVAILABLE', message: useApiWords.t('offline') });
      },
    );
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as ResponseOf<E>;
    throw await refusal(response);
  } catch (error) {
    if (error instanceof ApiError) {
      // A sign-in that is refused says so itself; any other 401 ends the session, once.
      if (error.status === 401 && hadToken && endpoint.access !== 'public') unauthorized(endpoint);
      else if (error.status === 401) {
        if (!options.quiet) toast.error(error.message);
      }
      tell(error, endpoint, options);
    }
    throw error;
  } finally {
    if (!options.quiet) loader.end();
  }
}
