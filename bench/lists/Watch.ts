import { existsSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** As much of EXPLAIN's answer as is looked at. */
interface Explained {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

export interface Timed {
  readonly milliseconds: number;
  /** The indexes that its plan used. */
  readonly indexes: readonly string[];
}

const INDEXES = /"Index Name": ?"([^"]+)"/g;

/** Milliseconds that a process was on a core so far, and that it waited for one; Linux counts them. */
function coreTimes(pid: number): { ran: number; waited: number } {
  const file = `/proc/${pid}/schedstat`;
  const [ran = 0, waited = 0] = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : [];
  return { ran: ran / 1e6, waited: waited / 1e6 };
}

/**
 * Takes the time of statements in the database: planning and execution, without what its process waited for a core.
 * That is the doing of other work on the machine, and nothing on a quiet one.
 */
export class Watch {
  readonly client: Client;
  readonly #backend: number;

  private constructor(client: Client, backend: number) {
    this.client = client;
    this.#backend = backend;
  }

  static async on(client: Client): Promise<Watch> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return new Watch(client, rows[0]?.pid ?? 0);
  }

  async time({ text, values }: { text: string; values: readonly unknown[] }): Promise<Timed> {
    const before = coreTimes(this.#backend);
    const { rows } = await this.client.query<{ 'QUERY PLAN': readonly [Explained] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, SUMMARY ON, FORMAT JSON) ${text}`,
      [...values],
    );
    const after = coreTimes(this.#backend);
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained === undefined) throw new Error('The database explained nothing.');
    const taken = explained['Planning Time'] + explained['Execution Time'];
    // It may have waited after the execution as well: what it was on a core for is the least.
    const least = Math.min(taken, after.ran - before.ran);
    const milliseconds = Math.max(taken - (after.waited - before.waited), least);
    const indexes = [...JSON.stringify(explained).matchAll(INDEXES)].map(([, name]) => name ?? '');
    return { milliseconds, indexes };
  }
}
