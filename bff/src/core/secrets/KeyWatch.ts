import type { Pool } from 'pg';
import type { Secrets } from '../config/secrets.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { Listener } from '../database/Listener.ts';
import type { Notices } from '../database/Notices.ts';
import type { Logger } from '../log.ts';
import { admitKeys, ringsOf, useKeys } from './admit-keys.ts';

interface Options {
  readonly pool: Pool;
  readonly notices: Notices;
  readonly secrets: Secrets;
  readonly log: Logger;
}

/** When keys that could not be read are read again. */
const RETRY_MS = 500;

/** Keeps a process to the keys that its database has in use, from its start until it ends. */
export class KeyWatch {
  readonly #options: Options;
  readonly #listener: Listener;
  #again: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#listener = new Listener({
      notices: options.notices,
      channel: 'fio_keys',
      onNotice: () => void this.#follow(),
    });
  }

  /** Rejects with a KeyError when the keys don't fit. */
  async start(): Promise<void> {
    const { pool, secrets, log } = this.#options;
    await admitKeys(pool, secrets);
    for (const { name, keys, current, isWaiting } of ringsOf(secrets))
      if (keys[0] && (isWaiting || keys[0].id > current.id))
        log.warn(
          { name, id: keys[0].id },
          'a new key waits: put it to use with npm run command -- rotate-keys',
        );
    await this.#listener.start();
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#again);
    return this.#listener.stop();
  }

  async #follow(): Promise<void> {
    const { pool, secrets, log } = this.#options;
    try {
      await useKeys(pool, secrets);
    } catch (err) {
      if (this.#isStopped) return;
      // No key came into use that is lacking: nobody knows yet.
      if (isDatabaseUnavailable(err) && !(err instanceof RangeError)) {
        clearTimeout(this.#again);
        this.#again = setTimeout(() => void this.#follow(), RETRY_MS).unref();
        return;
      }
      log.error({ err }, 'another key came into use that this process lacks: start it anew with all keys');
    }
  }
}
