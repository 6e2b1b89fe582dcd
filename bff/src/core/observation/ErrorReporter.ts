import { Counter } from 'prom-client';
import type { Logger } from '../log.ts';
import type { Dsn } from './dsn.ts';
import type { ErrorSink, Tags } from './ErrorSink.ts';

interface Options {
  /** null: errors are in the log and nowhere else. */
  readonly dsn: Dsn | null;
  readonly environment: string;
  readonly log: Logger;
}

/** What of the things that the product stands on a request had to do without. */
export type Missing = 'database' | 'time' | 'disk' | 'storage' | 'descriptors';

const FLUSH_MS = 2000;

/**
 * Where errors of ours are reported. The service's kit is loaded with the first error of a process that has one to
 * report to: it is large, and most processes never need it. Never throws: reporting must not become a second error.
 */
export class ErrorReporter {
  /** To be registered with the metrics of a process that answers requests. */
  readonly refusals = new Counter({
    name: 'requests_refused_total',
    help: 'Requests answered 5xx, by what they had to do without; other: a mistake of ours, or too much at once.',
    labelNames: ['missing'],
    registers: [],
  });
  readonly #options: Options;
  #sink: Promise<ErrorSink> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  count(missing: Missing | 'other'): void {
    this.refusals.inc({ missing });
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
