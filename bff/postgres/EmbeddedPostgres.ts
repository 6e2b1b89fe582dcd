import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type ServerAccount, serverAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterState, createCluster, makePassword, readState, writeState } from './cluster.ts';
import { dataFolder } from './data-folder.ts';
import { clearLeftovers } from './leftovers.ts';
import { clusterPlace } from './place.ts';
import { freePort } from './port.ts';
import { Postmaster } from './postmaster.ts';
import { APPLICATION, checkpoint, clusterUrl, createApplicationDatabase } from './roles.ts';
import { serverSettings } from './settings.ts';
import { assertUsable } from './upgrade-state.ts';

/** `created` a new cluster; `ready` for connections; `died` without being asked; `stopped` as asked. */
export type PostgresEvent = 'created' | 'ready' | 'died' | 'stopped';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster. Kept between runs; see `clusterPlace` for where it really is. */
  directory: string;
  /** The server's own log, appended to. */
  logFile: string;
  /** False trades safety for speed: for data that is thrown away with the server. Default true. */
  durable?: boolean;
  /** At once, at most; more where more processes work on it. */
  connections?: number;
  onEvent?: (event: PostgresEvent, pid: number | undefined) => void;
  /** Folder of a package with another major's programs; unless given those that came with the product. */
  package?: string;
}

const FIRST_ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 5000;
const STABLE_AFTER_MS = 30_000;

/**
 * A PostgreSQL server of our own, kept alive: when its main process dies, a new one is started on the same port
 * at once, then with growing pauses of at most five seconds for as long as it keeps failing.
 */
export class EmbeddedPostgres {
  readonly #options: EmbeddedPostgresOptions;
  readonly #account: ServerAccount;
  readonly #place: string;
  readonly #binaries: Binaries;
  #state: ClusterState | undefined;
  #postmaster: Postmaster | undefined;
  #stopping = new AbortController();
  #watching: Promise<void> | undefined;

  constructor(options: EmbeddedPostgresOptions) {
    this.#options = options;
    this.#account = serverAccount();
    this.#place = clusterPlace(options.directory, this.#account);
    this.#binaries = findBinaries(this.#account, this.#place, options.package);
  }

  /** Process id of the server's main process while one runs. */
  get pid(): number | undefined {
    return this.#postmaster?.pid;
  }

  /** The server's major version. */
  get major(): number {
    return this.#binaries.major;
  }

  /** Where the cluster really is; the wanted directory unless the server's account can't get there. */
  get place(): string {
    return this.#place;
  }

  /** Address of a database for the role that owns it. Throws before `start()`. */
  url(database = APPLICATION): string {
    return this.#urlAs('owner', database);
  }

  /** The same for the role that the product works as, once migrations have given it its rights. */
  applicationUrl(database = APPLICATION): string {
    return this.#urlAs('application', database);
  }

  #urlAs(role: 'owner' | 'application', database: string): string {
    if (!this.#state) throw new Error('The embedded PostgreSQL has not been started.');
    return clusterUrl(this.#state, database, role);
  }

  /** Writes everything to its place; worth it after a lot was written and before a crash may come. */
  async checkpoint(): Promise<void> {
    if (this.#state) await checkpoint(this.#state);
  }

  /** Resolves when connections are accepted; rejects with the server's own last words when they never are. */
  async start(): Promise<void> {
    assertUsable(this.#place, this.#binaries.major);
    await clearLeftoversOf(this.#place);
    const kept = readState(this.#place);
    const port = await freePort(kept?.port);
    const durable = this.#options.durable ?? true;
    const state = kept ?? (await createCluster(this.#place, this.#binaries, this.#account, durable));
    this.#state = { ...state, applicationPassword: kept?.applicationPassword ?? makePassword(), port };
    await this.#startFirst();
    // One made before the product had a role of its own lacks it.
    const isComplete = kept?.applicationPassword !== undefined;
    if (!isComplete) await createApplicationDatabase(this.#state);
    if (!kept) this.#options.onEvent?.('created', this.pid);
    // Written last: a cluster without this file is an unfinished one and is made anew.
    if (!isComplete || kept.port !== port) writeState(this.#place, this.#state);
    this.#options.onEvent?.('ready', this.pid);
    this.#watching = this.#watch();
  }

  /** Fast shutdown. The data stays. Safe to call at any time, also twice. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#postmaster?.stop();
    await this.#watching;
    this.#options.onEvent?.('stopped', undefined);
  }

  async #startFirst(): Promise<void> {
    for (let attempt = 1; attempt <= FIRST_ATTEMPTS; attempt += 1) {
      if (await this.#launch()) return;
      await delay(attempt * 100);
    }
    throw new Error(`The embedded PostgreSQL does not start: ${lastWords(this.#options.logFile)}`);
  }

  async #launch(): Promise<boolean> {
    if (!this.#state) throw new Error('No cluster to launch.');
    const { durable = true, connections } = this.#options;
    this.#postmaster = new Postmaster({
      program: this.#binaries.postgres,
      data: dataFolder(this.#place),
      logFile: this.#options.logFile,
      settings: serverSettings({ port: this.#state.port, durable, connections }),
      account: this.#account,
    });
    return this.#postmaster.becomesReady();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    let pause = 0;
    while (!signal.aborted) {
      const since = Date.now();
      await this.#postmaster?.ended;
      if (signal.aborted) return;
      this.#options.onEvent?.('died', undefined);
      if (Date.now() - since > STABLE_AFTER_MS) pause = 0;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2 || 100, LONGEST_PAUSE_MS);
      await clearLeftoversOf(this.#place);
      if (signal.aborted) return;
      if (await this.#launch()) this.#options.onEvent?.('ready', this.pid);
    }
  }
}

function clearLeftoversOf(place: string): Promise<void> {
  return clearLeftovers(dataFolder(place));
}

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}
