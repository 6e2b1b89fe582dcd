/**
 * Turns the ways in which a person or the system ends a program into one abort: Ctrl-C, SIGTERM, a closed terminal,
 * and the death of the process that started this one (its channel closes).
 */
export function stopping(): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
  process.once('disconnect', abort);
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
