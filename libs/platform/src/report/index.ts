/** Where errors that are ours end up: the console, until an adapter is set (after consent, where it is due). */
type Reporter = (error: unknown, details: Readonly<Record<string, string>>) => void;

const toConsole: Reporter = (error, details) => console.error('[fio]', details, error);
let reporter = toConsole;

/** Replaces the reporter, for an adapter of an error-reporting service. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Back to the console: the person has taken their yes back. */
export const resetReporter = (): void => setReporter(toConsole);

/** Reports an error that is ours, not the visitor's. Never throws. */
export function report(error: unknown, details: Readonly<Record<string, string>> = {}): void {
  try {
    reporter(error, details);
  } catch {
    // Reporting must never become the second error.
  }
}
