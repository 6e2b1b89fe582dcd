/** How long the beginning of an answer is waited for. */
const PATIENCE_MS = 20_000;

/** `fetch` that rejects with a TimeoutError when no answer has begun within 20 seconds; its body may take longer. */
export async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const tooLate = () => late.abort(new DOMException('No answer has begun.', 'TimeoutError'));
  const timer = setTimeout(tooLate, PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  try {
    return await fetch(address, { ...init, signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Does nothing: there is no client to load ahead of the first request any more. It goes with the shell API's next major version. */
export const warmApi = (): void => undefined;
