import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How long a host may take to say whether it is the primary. */
const PATIENCE_MS = 2_000;
/** Once one says so, how long the others have to say that they are. */
const HEAR_OTHERS_MS = 300;
/**
 * How long an answer holds. Whoever sleeps through a failover, until the old primary is back, must not take that for the primary
 * still.
 */
const FRESH_MS = 5_000;
/** Who just was told that there is none isn't worth asking them all anew. */
const PAUSE_MS = 200;

/** A primary's timeline; null of a server that takes no writes. */
const TIMELINE = `
  SELECT CASE WHEN NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'
    THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;

/** None of the hosts takes writes. The code is the one of a connection that can't be had. */
export class NoPrimary extends Error {
  override name = 'NoPrimary';
  readonly code = '08001';
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

async function timelineOf({ href }: URL): Promise<number | null> {
  const client = new pg.Client({
    connectionString: href,
    application_name: 'fio-primary',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
    return rows[0]?.timeline ?? null;
  } finally {
    // Not waited for: one that fell silent would never say that it has ended.
    client.end().catch(() => undefined);
    setTimeout(() => client.connection.stream.destroy(), PATIENCE_MS).unref();
  }
}

/**
 * Finds the one of several hosts that takes writes, for every connection of this process. After a failover the old primary
 * may come back and believe that it still is one: of two that say so the later timeline counts.
 */
export class Primary {
  readonly #hosts: readonly [URL, ...URL[]];
  #known: URL | null;
  #knownAt = Number.NEGATIVE_INFINITY;
  #search: Promise<URL> | null = null;

  constructor(hosts: readonly [URL, ...URL[]]) {
    this.#hosts = hosts;
    this.#known = hosts.length === 1 ? hosts[0] : null;
  }

  /** Any of the hosts, for what is the same at all of them: user, database, settings. */
  get any(): URL {
    return this.#hosts[0];
  }

  /** False with one host, which is taken for what it is. */
  get isSought(): boolean {
    return this.#hosts.length > 1;
  }

  /** Where it is; they are all asked at once, unless they were a moment ago. Rejects with NoPrimary. */
  find(): Promise<URL> {
    const isFresh = !this.isSought || performance.now() - this.#knownAt < FRESH_MS;
    if (this.#known && isFresh) return Promise.resolve(this.#known);
    this.#search ??= this.#ask().then(
      (host) => {
        this.#search = null;
        this.#knownAt = performance.now();
        return (this.#known = host);
      },
      (error: unknown) => {
        setTimeout(() => (this.#search = null), PAUSE_MS).unref();
        // Nobody had time to answer, and nobody has said that it is there no longer.
        if (this.#known) return this.#known;
        throw error;
      },
    );
    return this.#search;
  }

  /** It is there no longer, or takes no writes: the next connection looks anew. */
  forget(host: URL): void {
    if (this.isSought && this.#known === host) this.#known = null;
  }

  async #ask(): Promise<URL> {
    const primaries: { host: URL; timeline: number }[] = [];
    const problems: string[] = [];
    let heard: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (heard = resolve));
    const all = this.#hosts.map(async (host) => {
      try {
        const timeline = await timelineOf(host);
        if (timeline === null) return void problems.push(`${host.host} takes no writes`);
        primaries.push({ host, timeline });
        heard();
      } catch (error) {
        problems.push(`${host.host}: ${reasonOf(error)}`);
      }
    });
    await Promise.race([
      Promise.all(all),
      first.then(() => delay(HEAR_OTHERS_MS, undefined, { ref: false })),
    ]);
    const [newest] = primaries.toSorted((one, other) => other.timeline - one.timeline);
    if (newest) return newest.host;
    throw new NoPrimary(`No host of the database is the primary: ${problems.join('; ')}.`);
  }
}
