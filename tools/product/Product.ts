import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NODE_ENVIRONMENT, NODE_FLAGS, WORKER_FLAGS } from '../../bff/src/node-flags.ts';
import type { PostgresEvent } from '../../bff/postgres/EmbeddedPostgres.ts';
import { ROOT } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { Child } from './Child.ts';
import type { Prepared } from './prepare.ts';
import { type Database, embeddedDatabase, foreignDatabase } from './database.ts';

export interface ProductOptions {
  /** Where the data, the published remotes and the logs of this product live. */
  dataDirectory: string;
  port: number;
  metricsPort: number;
  /** A PostgreSQL of somebody else's; without it the embedded one is started. */
  databaseUrl?: string | undefined;
  /** Further environment of the BFF and its worker. */
  env?: Record<string, string>;
  onEvent?: (event: PostgresEvent) => void;
}

const READY_WITHIN_MS = 30_000;
const SERVER = join(ROOT, 'bff', 'src', 'server.ts');
const WORKER = join(ROOT, 'bff', 'src', 'worker.ts');
const PREPARE = join(ROOT, 'tools', 'product', 'prepare.ts');

/** The whole product as processes of ours: database, BFF and worker. `npm start`, e2e and bench run it. */
export class Product {
  readonly #options: ProductOptions;
  #database: Database | undefined;
  #children: Child[] = [];

  constructor(options: ProductOptions) {
    this.#options = options;
  }

  /** Address of the product for browsers of this machine. */
  get origin(): string {
    return `http://localhost:${this.#options.port}`;
  }

  /** The database in use. Throws before `startDatabase()`. */
  get database(): Database {
    if (!this.#database) throw new Error('The database has not been started.');
    return this.#database;
  }

  /** Process ids by name, for those who mean to kill one. */
  get pids(): Record<string, number | undefined> {
    return Object.fromEntries(this.#children.map((child) => [child.name, child.pid]));
  }

  get #environment(): Record<string, string> {
    const { dataDirectory, port, metricsPort, databaseUrl, env } = this.#options;
    return {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: this.database.url,
      DATA_DIR: dataDirectory,
      ...NODE_ENVIRONMENT,
      // Accounts with a public password belong into a server of our own only, never into somebody else's.
      DEMONSTRATION: String(!databaseUrl),
      ...env,
    };
  }

  #child(name: string, program: string, flags: readonly string[] = [], env = this.#environment): Child {
    const logFile = join(this.#options.dataDirectory, 'logs', `${name}.log`);
    return new Child({ name, program, flags, env, logFile });
  }

  async startDatabase(): Promise<void> {
    const { databaseUrl, dataDirectory, onEvent } = this.#options;
    this.#database = databaseUrl
      ? await foreignDatabase(databaseUrl)
      : await embeddedDatabase(dataDirectory, (event) => onEvent?.(event));
  }

  /** Migrates, publishes the built remotes and fills an empty database with the demonstration content. */
  async prepare(): Promise<Prepared> {
    const env = { ...this.#environment, DATABASE_OWNER_URL: this.database.ownerUrl };
    const child = this.#child('prepare', PREPARE, [], env);
    this.#children.push(child);
    await child.ended;
    this.#children = [];
    if (child.exitCode !== 0)
      throw new UserError(`The database could not be prepared:\n${child.lastWords()}`);
    await this.database.settle();
    return (await child.message) as Prepared;
  }

  /** Starts the BFF and its worker; resolves when the BFF says it is ready. */
  async startProcesses(): Promise<void> {
    this.#children = [this.#child('bff', SERVER, NODE_FLAGS), this.#child('worker', WORKER, WORKER_FLAGS)];
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.#isReady())) {
      const dead = this.#children.find((child) => !child.isRunning);
      if (dead) throw new UserError(`The ${dead.name} ended while starting:\n${dead.lastWords()}`);
      if (Date.now() > deadline)
        throw new UserError(`The BFF is not ready after 30 s:\n${this.#children[0]?.lastWords()}`);
      await delay(50);
    }
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

  /** Resolves to the first process that ends. */
  ended(): Promise<Child> {
    return Promise.race(this.#children.map((child) => child.ended.then(() => child)));
  }

  /** Ends every process this product started: those that talk to the database first, the database last. */
  async stop(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.stop()));
    await this.#database?.stop();
  }
}
