import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import type { ErrorAnswer } from '@fio/contracts/errors/answer';
import { loader, toast } from '../feedback/index.ts';
import { report } from '../report/index.ts';
import { tokens } from '../session/tokens.ts';
import { ApiError } from './errors.ts';
import { exchange, type Exchange } from './exchange.ts';
import { useApiWords } from './words.ts';

/** `idempotencyKey`: one per thing a person does; a repetition with the same has one effect and the same answer. */
export interface ApiOptions extends Exchange {
  /** For what nobody asked for just now, such as live figures: no toast, no loader bar. */
  readonly quiet?: boolean;
}

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
    const silence = (cause: unknown): never => {
      if (options.signal?.aborted || cause instanceof ApiError) throw cause;
      throw new ApiError(0, { code: 'UNAVAILABLE', message: useApiWords.t('offline') });
    };
    const response = await exchange(endpoint, input as CallInput<AnyEndpoint>, options).catch(silence);
    if (!response.ok) throw await refusal(response);
    // An answer that breaks off in its body is no answer either.
    const body = response.status === 204 ? undefined : await response.json().catch(silence);
    return body as ResponseOf<E>;
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
