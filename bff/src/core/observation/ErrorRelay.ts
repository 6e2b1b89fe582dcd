import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Dsn } from './dsn.ts';
import type { BuildMaps } from '../remotes/BuildMaps.ts';
import { writeEnvelope, type Envelope } from './envelope.ts';
import { resolveFrames } from './resolve-frames.ts';

/** So many at once; a service that hangs must not gather requests here. */
const MOST_UNDER_WAY = 10;
const TIMEOUT_MS = 5000;

interface Dependencies {
  readonly clock: Clock;
  readonly log: Logger;
  readonly maps: Pick<BuildMaps, 'find'>;
}

/**
 * Hands browsers' errors on to the service, with the places of the sources in place of their builds'. They go
 * out from here, with no header of the visitor's: neither their address nor their cookies are seen elsewhere.
 */
export class ErrorRelay {
  readonly dsn: Dsn | null;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #maps: Pick<BuildMaps, 'find'>;
  #underWay = 0;

  constructor(dsn: Dsn | null, { clock, log, maps }: Dependencies) {
    this.dsn = dsn;
    this.#clock = clock;
    this.#log = log;
    this.#maps = maps;
  }

  /** Resolves when the service has them or could not be reached: the browser can do nothing about either. */
  async relay({ events }: Envelope): Promise<void> {
    for (const event of events) {
      if (this.dsn === null || this.#underWay >= MOST_UNDER_WAY) return;
      this.#underWay += 1;
      try {
        const resolved = await this.#resolved(event);
        await this.#send(this.dsn, writeEnvelope(resolved, this.#clock.now()));
      } finally {
        this.#underWay -= 1;
      }
    }
  }

  /** A map that can't be read must not cost the report. */
  async #resolved(event: Envelope['events'][number]) {
    try {
      return await resolveFrames(event, this.#maps);
    } catch (err) {
      this.#log.warn({ err }, "the places of a browser's error could not be resolved");
      return event;
    }
  }

  async #send(dsn: Dsn, body: string): Promise<void> {
    try {
      const answer = await fetch(dsn.ingest, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=fio/1, sentry_key=${dsn.publicKey}`,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok)
        this.#log.warn({ status: answer.status }, "a browser's error was refused by the service");
      await answer.body?.cancel();
    } catch (err) {
      this.#log.warn({ err }, "a browser's error could not be handed on");
    }
  }
}
