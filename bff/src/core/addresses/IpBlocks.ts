import type { Pool } from 'pg';
import { Listener } from '../database/Listener.ts';
import type { Notices } from '../database/Notices.ts';
import { AppError } from '../errors.ts';
import { addressKey } from '../limits.ts';

/** Until the blocks are known again. */
const RETRY_MS = 1_000;

interface Dependencies {
  readonly pool: Pool;
  readonly notices: Notices;
  readonly clock: { now(): Date };
}

interface Row {
  readonly address: string;
  readonly blocked_until: Date | null;
}

const SQL = 'SELECT address, blocked_until FROM ip_addresses WHERE blocked_at IS NOT NULL';

/**
 * The blocked addresses, in memory, so that a vote asks nobody. Read anew when the database tells that they changed; a
 * block ends by the clock. While no notice reaches us, what was known stays in force.
 */
export class IpBlocks {
  readonly #dependencies: Dependencies;
  readonly #listener: Listener;
  #until: ReadonlyMap<string, number> = new Map();
  #reading: Promise<void> | null = null;
  #isStale = false;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#listener = new Listener({
      notices: dependencies.notices,
      channel: 'ip_blocks',
      onNotice: () => this.#refreshUntilRead(),
    });
  }

  /** Resolves when the blocks in force are known. */
  async start(): Promise<void> {
    await this.#listener.start();
    await this.refresh();
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    return this.#listener.stop();
  }

  /** Throws ADDRESS_BLOCKED for an address that is blocked now. */
  assertFree(ip: string): void {
    // Nearly always: what isn't asked costs nothing.
    if (this.#until.size === 0) return;
    const until = this.#until.get(addressKey(ip));
    if (until !== undefined && until > this.#dependencies.clock.now().getTime())
      throw new AppError('ADDRESS_BLOCKED');
  }

  /** Reads them; a notice that comes meanwhile has them read once more. */
  refresh(): Promise<void> {
    this.#isStale = true;
    return (this.#reading ??= this.#read().finally(() => (this.#reading = null)));
  }

  /** The database tells once: what could not be read then is read as soon as it can be. */
  #refreshUntilRead(): void {
    clearTimeout(this.#retry);
    this.refresh().catch(() => {
      clearTimeout(this.#retry);
      if (!this.#isStopped) this.#retry = setTimeout(() => this.#refreshUntilRead(), RETRY_MS).unref();
    });
  }

  async #read(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const { rows } = await this.#dependencies.pool.query<Row>({ name: 'ip-blocks', text: SQL });
      this.#until = new Map(
        rows.map(({ address, blocked_until }) => [address, blocked_until?.getTime() ?? Infinity]),
      );
    }
  }
}
