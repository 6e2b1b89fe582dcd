import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fio/tools/product';
import pg from 'pg';
import { EmbeddedPostgres } from '../../../bff/postgres/EmbeddedPostgres.ts';
import { serverAccount } from '../../../bff/postgres/account.ts';
import { findBinaries } from '../../../bff/postgres/binaries.ts';
import { readState } from '../../../bff/postgres/cluster.ts';
import { dataFolder } from '../../../bff/postgres/data-folder.ts';
import { Postmaster } from '../../../bff/postgres/postmaster.ts';
import { APPLICATION, clusterUrl } from '../../../bff/postgres/roles.ts';
import { serverSettings } from '../../../bff/postgres/settings.ts';

type State = Parameters<typeof clusterUrl>[0];
type Role = Parameters<typeof clusterUrl>[2];

/** One server of the pair, which nobody starts again when it is killed. */
interface Server {
  readonly place: string;
  readonly port: number;
  readonly settings: Record<string, string | number>;
  postmaster: Postmaster;
}

/** What of a running server's folder isn't its data. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot']);
const REPLICA = 'replica';

/**
 * A primary and a replica that is in step, of the product's own binaries and settings: a commit is answered when both have it. The
 * replica is a base backup, taken while the primary runs.
 */
export class Replicas {
  readonly #folder: string;
  readonly #account = serverAccount();
  readonly #state: State;
  readonly #primary: Server;
  #replica: Server | undefined;

  private constructor(folder: string, state: State, primary: Server) {
    this.#folder = folder;
    this.#state = state;
    this.#primary = primary;
  }

  static async start(): Promise<Replicas> {
    const folder = await mkdtemp(join(tmpdir(), 'fio-replicas-'));
    await chmod(folder, 0o755); // as root the servers run under an account of their own
    // Made as any embedded server is, roles included; this class runs it from then on: EmbeddedPostgres would start again what is killed.
    const first = new EmbeddedPostgres({ directory: join(folder, 'a'), logFile: join(folder, 'a.log') });
    await first.start();
    const place = first.place;
    await first.stop();
    const state = readState(place) as State;
    const settings = {
      ...serverSettings({ port: state.port, durable: true }),
      synchronous_standby_names: `ANY 1 (${REPLICA})`,
      wal_keep_size: '256MB',
    };
    const made = new Replicas(folder, state, {
      place,
      port: state.port,
      settings,
      postmaster: undefined as never,
    });
    await made.#run(made.#primary);
    await made.#copy();
    return made;
  }

  /** The primary's, then the replica's. */
  get ports(): readonly number[] {
    return [this.#primary, this.#replica].map((one) => one?.port ?? 0);
  }

  /** The product's address, as its role `as`: both hosts, or the one port that leads to the primary. */
  url(as: Exclude<Role, 'superuser'>, service?: number): string {
    const { username, password } = new URL(clusterUrl(this.#state, APPLICATION, as));
    const hosts = (service === undefined ? this.ports : [service])
      .map((port) => `127.0.0.1:${port}`)
      .join(',');
    const primary = service === undefined ? '?target_session_attrs=read-write' : '';
    return `postgresql://${username}:${password}@${hosts}/${APPLICATION}${primary}`;
  }

  killPrimary(): void {
    process.kill(this.#primary.postmaster.pid ?? 0, 'SIGKILL');
  }

  /** What an operator does, or their program. */
  async promote(): Promise<void> {
    await this.query('replica', 'SELECT pg_promote()');
  }

  /** The old primary comes back, and knows nothing of what happened. */
  async reviveOld(): Promise<void> {
    await this.#primary.postmaster.ended;
    rmSync(join(dataFolder(this.#primary.place), 'postmaster.pid'), { force: true });
    await this.#run(this.#primary);
  }

  /** In the product's database at one of the two, as superuser. */
  async query<Row extends object>(at: 'primary' | 'replica', text: string): Promise<Row[]> {
    const server = at === 'primary' ? this.#primary : this.#replica;
    const state = { ...this.#state, port: server?.port ?? 0 };
    const client = new pg.Client({ connectionString: clusterUrl(state, APPLICATION, 'superuser') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row & pg.QueryResultRow>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    for (const server of [this.#primary, this.#replica]) await server?.postmaster.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #run(server: Server): Promise<void> {
    server.postmaster = new Postmaster({
      program: findBinaries(this.#account, this.#primary.place).postgres,
      data: dataFolder(server.place),
      logFile: `${server.place}.log`,
      settings: server.settings,
      account: this.#account,
    });
    if (!(await server.postmaster.becomesReady())) throw new Error(`No server: see ${server.place}.log`);
  }

  async #copy(): Promise<void> {
    const place = join(this.#folder, 'b');
    const port = await freePort();
    const data = dataFolder(place);
    mkdirSync(place, { mode: 0o755 });
    const client = new pg.Client({ connectionString: clusterUrl(this.#state, 'postgres', 'superuser') });
    await client.connect();
    // Nobody is in step yet: this commit would wait for it.
    await client.query('SET synchronous_commit = local');
    await client.query("SELECT pg_backup_start('replica', true)");
    cpSync(dataFolder(this.#primary.place), data, {
      recursive: true,
      filter: (source) => !NOT_COPIED.has(source.split('/').at(-1) ?? ''),
    });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await client.end();
    mkdirSync(join(data, 'pg_replslot'), { mode: 0o700 });
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(data, 'standby.signal'), '');
    chmodSync(data, 0o700);
    this.#give(data);
    const { superPassword } = this.#state;
    this.#replica = {
      place,
      port,
      settings: {
        ...serverSettings({ port, durable: true }),
        primary_conninfo: `host=127.0.0.1 port=${this.#primary.port} user=postgres password=${superPassword} application_name=${REPLICA}`,
      },
      postmaster: undefined as never,
    };
    await this.#run(this.#replica);
    for (;;) {
      const [row] = await this.query<{ sync_state: string }>(
        'primary',
        'SELECT sync_state FROM pg_stat_replication',
      );
      if (row?.sync_state === 'quorum') return;
    }
  }

  /** To the account that the servers run as. */
  #give(path: string): void {
    if (!this.#account) return;
    chownSync(path, this.#account.uid, this.#account.gid);
    for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      chownSync(join(path, entry), this.#account.uid, this.#account.gid);
  }
}
