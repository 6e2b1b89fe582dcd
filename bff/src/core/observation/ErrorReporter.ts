import type { Logger } from '../log.ts';
import type { Dsn } from './dsn.ts';
import type { ErrorSink, Tags } from './ErrorSink.ts';

interface Options {
  /** null: errors are in the log and nowhere else. */
  readonly dsn: Dsn | null;
  readonly environment: string;
  readonly log: Logger;
}

const FLUSH_MS = 2000;

/**
 * Where errors of ours are reported. The service's kit is loaded with the first error of a process that has one to
 * report to: it is large, and most processes never need it. Never throws: reporting must not become a second error.
 */
export class ErrorReporter {
  readonly #options: Options;
  #sink: Promise<ErrorSink> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  report(error: unknown, tags: Tags): void {
    const { dsn, environment, log } = this.#options;
    if (dsn === null) return;
    this.#sink ??= import('./sentry-sink.ts').then(({ sentrySink }) => sentrySink(dsn, environment));
    this.#sink
      .then((sink) => sink.capture(error, tags))
      .catch((err: unknown) => {
        log.warn({ err }, 'an error could not be reported');
      });
  }

  async stop(): Promise<void> {
    await this.#sink?.then((sink) => sink.flush(FLUSH_MS)).catch(() => undefined);
  }
}
