import type { Config } from './core/config/index.ts';
import { ConfigError, loadConfig } from './core/config/index.ts';
import type { ErrorReporter } from './core/observation/ErrorReporter.ts';
import type { Logger } from './core/log.ts';

/** The configuration, or the end of the process with a message a person can act on. */
export function configOrExit(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    fail(error.message);
  }
}

/** Ends the process with one message and an exit code that tells. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Tells who started this process, where that is `npm start`, that it does its work from now on. */
export const tellSupervisor = (): void => void process.send?.('ready');

/** A promise nobody waited for is a mistake to look at, but no reason to hang up on everybody else. */
export function reportStrayErrors(log: Logger, errors: ErrorReporter): void {
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'a rejection nobody handled');
    errors.report(err, { where: 'unhandled' });
  });
}

/** Within which a process ends once it is asked to, whatever hangs: jobs get 30 s of it, requests ten. */
export const STOP_MS = { bff: 13_000, worker: 35_000 } as const;

const ENDING = ['SIGTERM', 'SIGINT'] as const;

/**
 * Ends the process at once when it is asked to while it starts: nothing is under way yet. Node alone would leave it to the
 * system, which doesn't end the first process of a container. What is answered takes that back: call it when `onTermination` is.
 */
export function endWhileStarting(log: Logger): () => void {
  const end = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'ended while starting');
    process.exit(0);
  };
  for (const signal of ENDING) process.on(signal, end);
  return () => {
    for (const signal of ENDING) process.off(signal, end);
  };
}

/**
 * Runs `stop` at the first SIGTERM or SIGINT, or when the supervisor is gone, and ends the process, after `bound`
 * milliseconds at the latest; a second signal ends it at once.
 */
export function onTermination(log: Logger, bound: number, stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (signal: NodeJS.Signals | 'disconnect') => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ bound }, 'could not stop in time');
      process.exit(1);
    }, bound).unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ENDING) process.on(signal, end);
  // The channel to the supervisor that started this process closes when the supervisor is killed.
  process.once('disconnect', () => end('disconnect'));
}
