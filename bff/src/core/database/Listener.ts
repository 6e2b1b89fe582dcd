import { withinDeadline } from '../deadline.ts';
import type { BoundedClient } from './BoundedClient.ts';
import { createClient } from './connections.ts';

const RETRY_MS = 250;
/** A connection that only listens can't tell silence from the end: it is asked so often, and must answer within so long. */
const BEAT_MS = 3_000;
const ANSWER_MS = 2_000;

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  /**
   * Something was committed, with what the notice says. Also called, with nothing, once the connection is back: what
   * happened meanwhile was not heard.
   */
  readonly onNotice: (payload?: string) => void;
  /** From now on notices can get lost. */
  readonly onLost?: () => void;
}

/** Listens to one channel on a connection of its own, and comes back when that dies or falls silent. */
export class Listener {
  readonly #options: ListenerOptions;
  #client: BoundedClient | null = null;
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
      await withinDeadline(ANSWER_MS, () => client.query(`LISTEN ${channel}`));
      this.#isListening = this.#client === client;
      onNotice();
      this.#plan(client);
    } catch {
      this.#lost(client);
    }
  }

  /** Ends the connection; at once, for nothing is under way that anybody waits for. */
  stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    this.#isListening = false;
    client?.sever();
    return Promise.resolve();
  }

  #plan(client: BoundedClient): void {
    if (this.#client === client) this.#timer = setTimeout(() => void this.#beat(client), BEAT_MS).unref();
  }

  async #beat(client: BoundedClient): Promise<void> {
    try {
      await withinDeadline(ANSWER_MS, () => client.query('SELECT 1'));
      this.#plan(client);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: BoundedClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#isListening = false;
    client.sever();
    clearTimeout(this.#timer);
    this.#options.onLost?.();
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
