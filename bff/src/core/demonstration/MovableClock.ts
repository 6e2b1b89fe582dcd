import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { Listener } from '../database/Listener.ts';
import type { Notices } from '../database/Notices.ts';

interface Options {
  readonly pool: Pool;
  readonly notices: Notices;
}

/** On which the processes of a demonstration hear that the clock was moved. */
export const CLOCK_MOVED = 'fio_demonstration_clock';

const THERE = `SELECT to_regclass('demonstration.clock') IS NOT NULL AS there`;
const AHEAD = 'SELECT extract(epoch FROM ahead) * 1000 AS ms FROM demonstration.clock';

/**
 * The clock of a demonstration: as far ahead of the machine's as somebody moved it, the same in each process and in the
 * database (install-clock.ts). Without that part of the database it is the machine's and can't be moved.
 */
export class MovableClock implements Clock {
  readonly #pool: Pool;
  readonly #listener: Listener;
  #isMovable = false;
  #aheadMs = 0;

  constructor({ pool, notices }: Options) {
    this.#pool = pool;
    this.#listener = new Listener({
      notices,
      channel: CLOCK_MOVED,
      // What was not read now is with the next notice, or when the connection is back.
      onNotice: () => void this.read().catch(() => undefined),
    });
  }

  get isMovable(): boolean {
    return this.#isMovable;
  }

  /** In milliseconds. */
  get ahead(): number {
    return this.#aheadMs;
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Goes by what the database has now. */
  async read(): Promise<void> {
    const { rows } = await this.#pool.query<{ ms: string }>(AHEAD);
    this.#aheadMs = Math.round(Number(rows[0]?.ms ?? 0));
  }

  async start(): Promise<void> {
    const { rows } = await this.#pool.query<{ there: boolean }>(THERE);
    if (!rows[0]?.there) return;
    this.#isMovable = true;
    await this.#listener.start();
    await this.read();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }
}
