import { ApiError } from './ApiError.ts';
import { noAnswer, refusalOf } from './refusal.ts';

interface Bounds {
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One request with its answer, both within its time, or the error that it is. Rejects where the caller ended it alone, with
 * their reason. What `read` leaves unread of an answer is no longer timed, but still ends with the caller's signal.
 */
export async function attempt<Answer>(
  send: (signal: AbortSignal) => Promise<Response>,
  read: (response: Response) => Promise<Answer>,
  { timeout, signal }: Bounds,
): Promise<Answer | ApiError> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`No answer within ${timeout} ms`, 'TimeoutError')),
    timeout,
  );
  try {
    const response = await send(signal ? AbortSignal.any([limit.signal, signal]) : limit.signal);
    return response.ok ? await read(response) : await refusalOf(response);
  } catch (cause) {
    signal?.throwIfAborted();
    return cause instanceof ApiError ? cause : noAnswer(cause);
  } finally {
    clearTimeout(timer);
  }
}
