import type pg from 'pg';
import { createClient } from './connections.ts';

const RETRY_MS = 250;

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  /**
   * Something was committed, with what the notice says. Also called, with nothing, once the connection is back: what
   * happened meanwhile was not heard.
   */
  readonly onNotice: (payload?: string) => void;
}

/** Listens to one channel on a connection of its own, and comes back when that dies. */
export class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isListening = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** False while notices can get lost. */
  get isListening(): boolean {
    return this.#isListening;
  }

  async start(): Promise<void> {
    const { url, channel, onNotice } = this.#options;
    const client = createClient(url, {
      application_name: `fio-${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => onNotice(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      this.#isListening = this.#client === client;
      onNotice();
    } catch {
      this.#lost(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    this.#isListening = false;
    await client?.end();
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#isListening = false;
    client.end().catch(() => {});
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
