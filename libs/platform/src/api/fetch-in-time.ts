/** How long the beginning of an answer is waited for. */
const PATIENCE_MS = 20_000;

/** `fetch` that rejects with a TimeoutError when no answer has begun within 20 seconds; its body may take longer. */
export async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const tooLate = () => late.abort(new DOMException('No answer has begun.', 'TimeoutError'));
  const timer = setTimeout(tooLate, PATIENCE_MS);
  // AbortSignal.any is younger than browsers that we serve (Firefox 121, Safari 17.2).
  const given = init.signal;
  const pass = () => late.abort(given?.reason);
  if (given?.aborted) pass();
  given?.addEventListener('abort', pass, { once: true });
  try {
    return await fetch(address, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Does nothing: there is no client to load ahead of the first request any more. It goes with the shell API's next major version. */
export const warmApi = (): void => undefined;
