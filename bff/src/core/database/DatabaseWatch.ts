import { withinDeadline } from '../deadline.ts';
import type { BoundedClient } from './BoundedClient.ts';
import { createClient } from './connections.ts';

/** How often it is asked while it answers, and while it doesn't. */
const BEAT_MS = 1_000;
const RETRY_MS = 250;
/** Within which it must answer, a connection included. */
const ANSWER_MS = 1_500;
/** What waits in vain since before an outage has so long to be answered after it. */
const GRACE_MS = 300;

export interface DatabaseWatchOptions {
  readonly url: string;
  readonly name: string;
  /** Every connection of the process's pools. */
  readonly connections: ReadonlySet<BoundedClient>;
  readonly onChange: (isUp: boolean) => void;
}

/** The server's own refusal of one more connection: it is there. */
const isOutOfConnections = (error: unknown) =>
  String((error as { code?: unknown } | null)?.code).startsWith('53');

/**
 * Asks the database once a second on a connection of its own whether it is there. It is taken for down when neither this
 * connection nor any other of the process hears from it: one that is merely busy answers somebody. Once it is back,
 * connections that have heard nothing since are destroyed, for some never will again.
 */
export class DatabaseWatch {
  readonly #options: DatabaseWatchOptions;
  #client: BoundedClient | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Under way; several who ask share the answer. */
  #asking: Promise<void> | undefined;
  #isUp = true;
  #clockOffset = 0;
  #upSince = performance.now();
  /** While it is down: what each connection had heard when it went. */
  #heard = new Map<BoundedClient, number>();

  constructor(options: DatabaseWatchOptions) {
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** By the clock of `performance`; what was known of the database before may no longer hold. */
  get upSince(): number {
    return this.#upSince;
  }

  /** Seconds by which this process's clock is ahead of the database's, which judges beside it; as of the last answer. */
  get clockOffset(): number {
    return this.#clockOffset;
  }

  start(): void {
    this.#plan(BEAT_MS);
  }

  /** Asks now. Resolves within two seconds. */
  async check(): Promise<boolean> {
    if (!this.#isStopped) await (this.#asking ??= this.#ask());
    return this.#isUp;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #plan(milliseconds: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(
      () => void (this.#asking ??= this.#ask()).then(() => this.#plan(this.#pause)),
      milliseconds,
    );
    this.#timer.unref();
  }

  get #pause(): number {
    return this.#isUp ? BEAT_MS : RETRY_MS;
  }

  async #ask(): Promise<void> {
    const before = this.#hearing();
    try {
      await withinDeadline(ANSWER_MS, () => this.#beat());
      this.#found();
    } catch (error) {
      this.#drop();
      if (!this.#isStopped && !isOutOfConnections(error) && !this.#hasHeardSince(before)) this.#missed();
    }
    this.#asking = undefined;
  }

  async #beat(): Promise<void> {
    if (!this.#client) {
      const { url, name } = this.#options;
      const client = createClient(url, {
        application_name: `${name}-watch`,
        connectionTimeoutMillis: ANSWER_MS,
      });
      this.#client = client;
      await client.connect();
    }
    const { rows } = await this.#client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    this.#clockOffset = (Date.now() - (rows[0]?.now.getTime() ?? 0)) / 1000;
  }

  #drop(): void {
    this.#client?.sever();
    this.#client = null;
  }

  #hearing(): Map<BoundedClient, number> {
    return new Map([...this.#options.connections].map((client) => [client, client.heard]));
  }

  #hasHeardSince(before: ReadonlyMap<BoundedClient, number>): boolean {
    return [...this.#options.connections].some((client) => client.heard > (before.get(client) ?? 0));
  }

  #missed(): void {
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#heard = this.#hearing();
    this.#options.onChange(false);
  }

  #found(): void {
    if (this.#isUp) return;
    this.#isUp = true;
    this.#upSince = performance.now();
    this.#options.onChange(true);
    const heard = this.#heard;
    setTimeout(() => {
      for (const client of this.#options.connections) if (client.heard === heard.get(client)) client.sever();
    }, GRACE_MS).unref();
  }
}
