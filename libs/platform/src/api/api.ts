import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import type { ErrorAnswer } from '@fio/contracts/errors/answer';
import type { ErrorCode } from '@fio/contracts/errors/codes';
import { loader, toast } from '../feedback/index.ts';
import { report } from '../report/index.ts';
import { afterLapse } from '../session/lapse.ts';
import { tokens } from '../session/tokens.ts';
import { ApiError } from './errors.ts';
import { exchange, type Exchange } from './exchange.ts';
import { useApiWords } from './words.ts';

/** `idempotencyKey`: one per thing a person does; a repetition with the same has one effect and the same answer. */
export type ApiOptions = Exchange;

type Unauthorized = (endpoint: AnyEndpoint) => unknown;
let unauthorized: Unauthorized = () => undefined;

/** The session hears here of every 401 of a call that carried a token. */
export const onUnauthorized = (listener: Unauthorized): void => void (unauthorized = listener);

async function refusal(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as ErrorAnswer | null;
  return answer?.code
    ? new ApiError(response.status, answer)
    : new ApiError(response.status, {
        code: response.status >= 500 ? 'INTERNAL' : 'INVALID_REQUEST',
        message: useApiWords.t('failed'),
      });
}

/** Who was asked to prove themselves and would not, or left a line, knows that nothing was done. */
const KNOWN: ReadonlySet<ErrorCode> = new Set(['PROOF_REQUIRED', 'IN_LINE']);

/** Specification, section 8: 422 is the form's; the rest is told once; 5xx and silence are reported too. */
function showError(error: ApiError, endpoint: AnyEndpoint, options: ApiOptions): void {
  if (error.status === 0 || error.status >= 500)
    report(error, { path: endpoint.path, request: error.requestId ?? '' });
  const isKnown = error.status === 422 || error.status === 401 || KNOWN.has(error.code);
  if (!isKnown && !options.quiet) toast.error(error.message, endpoint.path);
}

/** How a request is sent, and what is read of an answer that is no refusal. */
interface Call<Answer> {
  readonly send: () => Promise<Response>;
  readonly read: (response: Response) => Promise<Answer>;
}

/**
 * Makes a request to an endpoint. Resolves with what is read of its answer; rejects with an ApiError after the person has
 * been told as the specification says. An aborted call rejects with the AbortError and tells nobody. While a
 * pop-up asks somebody to sign in again, what needs a session waits for it.
 */
export async function call<Answer>(
  endpoint: AnyEndpoint,
  { send, read }: Call<Answer>,
  options: ApiOptions,
): Promise<Answer> {
  if (endpoint.access !== 'public' && !tokens.get(endpoint.strategy))
    await afterLapse(endpoint.strategy, options.signal);
  const hadToken = tokens.get(endpoint.strategy) !== null;
  const silence = (cause: unknown): never => {
    if (options.signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError(0, { code: 'UNAVAILABLE', message: useApiWords.t('offline') });
  };
  if (!options.quiet) loader.start();
  try {
    const response = await send().catch(silence);
    if (!response.ok) throw await refusal(response);
    // An answer that breaks off in its body is no answer either.
    const answer = await read(response).catch(silence);
    toast.settled(endpoint.path);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      // A sign-in that is refused says so itself; any other 401 ends the session, once.
      if (error.status === 401 && hadToken && endpoint.access !== 'public') unauthorized(endpoint);
      else if (error.status === 401) {
        if (!options.quiet) toast.error(error.message, endpoint.path);
      }
      showError(error, endpoint, options);
    }
    throw error;
  } finally {
    if (!options.quiet) loader.end();
  }
}

/** Calls an endpoint of the contracts that answers JSON or nothing; see `call`. */
export async function api<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
  options: ApiOptions = {},
): Promise<ResponseOf<E>> {
  const send = () => exchange(endpoint, input, options);
  const read = async (response: Response) =>
    (response.status === 204 ? undefined : await response.json()) as ResponseOf<E>;
  return call(endpoint, { send, read }, options);
}
