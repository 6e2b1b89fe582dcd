import { withinDeadline } from '../deadline.ts';
import type { BoundedClient } from './BoundedClient.ts';
import { createClient } from './connections.ts';

const RETRY_MS = 250;
/** A connection that only listens can't tell silence from the end: it is asked so often, and must answer within so long. */
const BEAT_MS = 3_000;
const ANSWER_MS = 2_000;

/** What somebody listens to. */
export interface Channel {
  /** As PostgreSQL knows it: in small letters, nothing to quote. */
  readonly channel: string;
  /**
   * Something was committed, with what the notice says. Also called, with nothing, once the connection is back: what
   * happened meanwhile was not heard.
   */
  readonly onNotice: (payload?: string) => void;
  /** From now on notices can get lost. */
  readonly onLost?: () => void;
}

interface NoticesOptions {
  readonly url: string;
  /** Shown by PostgreSQL beside the connection. */
  readonly name: string;
}

/**
 * What a process hears of commits: one connection for all who listen, open while somebody does. It comes back when it dies
 * or falls silent.
 */
export class Notices {
  readonly #options: NoticesOptions;
  /** All that are listened to. */
  readonly #channels = new Set<Channel>();
  /** Those of them whose notices come. */
  readonly #heard = new Set<Channel>();
  #client: BoundedClient | null = null;
  #opening: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** What was asked last: a connection is asked one thing at a time. */
  #asked: Promise<unknown> = Promise.resolve();

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** False while notices of the channel can get lost. */
  hears(channel: Channel): boolean {
    return this.#heard.has(channel);
  }

  /** Resolves when its notices come, or once that has failed: then it is tried again. */
  async follow(channel: Channel): Promise<void> {
    this.#channels.add(channel);
    await this.#opening;
    // It left meanwhile: a connection for nobody would be ended by nobody.
    if (!this.#channels.has(channel)) return;
    if (this.#client === null) this.#open();
    await this.#opening;
    if (this.#client) await this.#listen(this.#client);
  }

  /** The connection ends with the last of them; at once, for nothing is under way that anybody waits for. */
  leave(channel: Channel): void {
    this.#channels.delete(channel);
    this.#heard.delete(channel);
    if (this.#channels.size > 0) return;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    client?.sever();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const opening = this.#connect().finally(() => {
      if (this.#opening === opening) this.#opening = null;
    });
    this.#opening = opening;
  }

  async #connect(): Promise<void> {
    const { url, name } = this.#options;
    const client = createClient(url, {
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => {
      for (const one of this.#heard) if (one.channel === channel) one.onNotice(payload);
    });
    try {
      await client.connect();
    } catch {
      this.#lost(client);
      return;
    }
    this.#plan(client);
    await this.#listen(client);
  }

  /** Has the notices come of those who wait for theirs. */
  async #listen(client: BoundedClient): Promise<void> {
    const waiting = [...this.#channels].filter((one) => !this.#heard.has(one));
    if (waiting.length === 0) return;
    const statements = waiting.map(({ channel }) => `LISTEN ${channel}`);
    try {
      await this.#ask(client, statements.join(';'));
    } catch {
      this.#lost(client);
      return;
    }
    for (const one of waiting) {
      // It left meanwhile, the connection was lost, or another's question has it heard already.
      if (this.#client !== client || !this.#channels.has(one) || this.#heard.has(one)) continue;
      this.#heard.add(one);
      one.onNotice();
    }
  }

  #ask(client: BoundedClient, statement: string): Promise<unknown> {
    const before = this.#asked.catch(() => undefined);
    return (this.#asked = before.then(() => withinDeadline(ANSWER_MS, () => client.query(statement))));
  }

  #plan(client: BoundedClient): void {
    if (this.#client === client) this.#timer = setTimeout(() => void this.#beat(client), BEAT_MS).unref();
  }

  async #beat(client: BoundedClient): Promise<void> {
    try {
      await this.#ask(client, 'SELECT 1');
      this.#plan(client);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: BoundedClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.sever();
    clearTimeout(this.#timer);
    this.#heard.clear();
    for (const one of this.#channels) one.onLost?.();
    if (this.#channels.size > 0) this.#timer = setTimeout(() => this.#open(), RETRY_MS).unref();
  }
}
