import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aborted } from '@fio/build/command';
import { NODE_ENVIRONMENT, NODE_FLAGS, WORKER_FLAGS } from '../../bff/src/node-flags.ts';
import type { PostgresEvent } from '../../bff/postgres/EmbeddedPostgres.ts';
import { ROOT } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { connectionsFor, connectionsOfAll } from './capacity.ts';
import { Child } from './Child.ts';
import type { Prepared } from './prepare.ts';
import { type Database, embeddedDatabase, foreignDatabase } from './database.ts';
import { metricsPortOf } from './ports.ts';
import { type ProcessEvent, Supervised } from './Supervised.ts';

export interface ProductOptions {
  /** Where the data, the published remotes and the logs of this product live. */
  dataDirectory: string;
  port: number;
  metricsPort: number;
  /** The worker's; the one after `metricsPort` unless said. */
  workerMetricsPort?: number;
  /** A PostgreSQL of somebody else's; without it the embedded one is started. */
  databaseUrl?: string | undefined;
  /** What the embedded server allows beyond this product's own needs, for others that share it; 0 unless said. */
  guestConnections?: number | undefined;
  /** Further environment of the BFF and its worker. */
  env?: Record<string, string>;
  /** BFFs behind the one port; 1 unless said. */
  processes?: number;
  /** Of the embedded database. */
  onEvent?: (event: PostgresEvent) => void;
  /** Of BFFs and worker, once they have all been ready. */
  onProcess?: (event: ProcessEvent) => void;
}

const READY_WITHIN_MS = 120_000;
const SERVER = join(ROOT, 'bff', 'src', 'server.ts');
const WORKER = join(ROOT, 'bff', 'src', 'worker.ts');
const PREPARE = join(ROOT, 'tools', 'product', 'prepare.ts');

/**
 * The whole product as processes of ours: database, BFFs and worker, each started again whenever it ends. `npm start`, e2e and
 * bench run it.
 */
export class Product {
  readonly #options: ProductOptions;
  #database: Database | undefined;
  #preparing: Child | undefined;
  #processes: Supervised[] = [];

  constructor(options: ProductOptions) {
    this.#options = options;
  }

  /** Address of the product for browsers of this machine. */
  get origin(): string {
    return `http://localhost:${this.#options.port}`;
  }

  /** Where the BFF tells its metrics, and the worker. */
  get metricsPort(): number {
    return this.#options.metricsPort;
  }

  get workerMetricsPort(): number {
    return this.#options.workerMetricsPort ?? this.#options.metricsPort + 1;
  }

  /** The database in use. Throws before `startDatabase()`. */
  get database(): Database {
    if (!this.#database) throw new Error('The database has not been started.');
    return this.#database;
  }

  /** Process ids by name (`bff`, `bff-2`, …, `worker`), for those who mean to kill one. */
  get pids(): Record<string, number | undefined> {
    return Object.fromEntries(this.#processes.map((one) => [one.name, one.pid]));
  }

  get #bffs(): number {
    return this.#options.processes ?? 1;
  }

  get #environment(): Record<string, string> {
    const { dataDirectory, port, metricsPort, databaseUrl, env } = this.#options;
    return {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      WORKER_METRICS_PORT: String(this.workerMetricsPort),
      PROCESSES: String(this.#bffs),
      DATABASE_CONNECTIONS: String(this.#connections),
      DATABASE_URL: this.database.url,
      DATA_DIR: dataDirectory,
      ...NODE_ENVIRONMENT,
      // Accounts with a public password belong into a server of our own only, never into somebody else's.
      DEMONSTRATION: String(!databaseUrl),
      ...env,
    };
  }

  /** Of each process. */
  get #connections(): number {
    return (
      Number(this.#options.env?.['DATABASE_CONNECTIONS'] ?? process.env['DATABASE_CONNECTIONS']) ||
      connectionsFor(this.#bffs)
    );
  }

  #child(
    name: string,
    program: string,
    flags: readonly string[],
    env: Record<string, string>,
    run = 1,
  ): Child {
    const logFile = join(this.#logs, `${name}.log`);
    return new Child({ name, program, flags, env, logFile, isNext: run > 1 });
  }

  #supervise(name: string, program: string, flags: readonly string[], env = this.#environment): Supervised {
    return new Supervised({
      name,
      start: (run) => this.#child(name, program, flags, env, run),
      onEvent: (event) => this.#options.onProcess?.(event),
    });
  }

  async startDatabase(): Promise<void> {
    const { databaseUrl, guestConnections = 0, dataDirectory, onEvent } = this.#options;
    const connections = connectionsOfAll(this.#bffs, this.#connections);
    this.#database = databaseUrl
      ? await foreignDatabase(databaseUrl, connections)
      : await embeddedDatabase(dataDirectory, {
          connections: connections + guestConnections,
          onEvent: (event) => onEvent?.(event),
        });
  }

  /** Migrates, publishes the built remotes and fills an empty database with the demonstration content. */
  async prepare(): Promise<Prepared> {
    const env = { ...this.#environment, DATABASE_OWNER_URL: this.database.ownerUrl };
    const child = this.#child('prepare', PREPARE, [], env);
    this.#preparing = child;
    await child.ended;
    this.#preparing = undefined;
    if (child.exitCode !== 0)
      throw new UserError(`The database could not be prepared:\n${child.lastWords()}`);
    await this.database.settle();
    return (await child.message) as Prepared;
  }

  #bff(index: number): Supervised {
    const env = {
      ...this.#environment,
      METRICS_PORT: String(metricsPortOf(this.#options.metricsPort, index)),
    };
    return this.#supervise(index === 0 ? 'bff' : `bff-${index + 1}`, SERVER, NODE_FLAGS, env);
  }

  /**
   * Starts the BFFs and their worker; resolves when all of them are ready, and from then on each is started again whenever it ends.
   * Rejects when one ends before, for then something is wrong that no other start mends, and when `signal` aborts.
   */
  async startProcesses(signal?: AbortSignal): Promise<void> {
    const bffs = Array.from({ length: this.#bffs }, (_, index) => this.#bff(index));
    this.#processes = [...bffs, this.#supervise('worker', WORKER, WORKER_FLAGS)];
    const ready = this.#processes.map((one) =>
      one.ready().catch((error: Error) => {
        throw new UserError(`The ${one.name} ended while starting:\n${error.message}`);
      }),
    );
    const bound = AbortSignal.any([AbortSignal.timeout(READY_WITHIN_MS), ...(signal ? [signal] : [])]);
    await Promise.race([Promise.all(ready), aborted(bound)]);
    while (!bound.aborted && !(await this.#isReady())) await delay(50);
    if (signal?.aborted) throw signal.reason;
    if (bound.aborted) throw new UserError(`The product is not ready after 30 s: see ${this.#logs}`);
    for (const one of this.#processes) one.keep();
  }

  get #logs(): string {
    return join(this.#options.dataDirectory, 'logs');
  }

  async #isReady(): Promise<boolean> {
    try {
      const url = `http://127.0.0.1:${this.#options.port}/readyz`;
      return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      return false;
    }
  }

  /** All of the above, in order; what was started is stopped again when a step fails. */
  async start(): Promise<void> {
    try {
      await this.startDatabase();
      await this.prepare();
      await this.startProcesses();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Ends every process this product started: those that talk to the database first, the database last. */
  async stop(): Promise<void> {
    await Promise.all([this.#preparing?.stop(), ...this.#processes.map((one) => one.stop())]);
    await this.#database?.stop();
  }
}
