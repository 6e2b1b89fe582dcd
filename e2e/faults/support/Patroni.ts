import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@fio/tools/product';
import { serverAccount } from '../../../bff/postgres/account.ts';
import { findBinaries } from '../../../bff/postgres/binaries.ts';
import { type ClusterState, makePassword } from '../../../bff/postgres/cluster.ts';
import { APPLICATION, clusterUrl, createApplicationDatabase } from '../../../bff/postgres/roles.ts';
import { fitted } from './fitted.ts';
import type { LookedAfter } from './haproxy.ts';
import { listens } from './listens.ts';

const COPY = join(import.meta.dirname, 'copy-server.sh');
/** Where Debian puts the programs of its PostgreSQL, by major version. */
const OF_DEBIAN = '/usr/lib/postgresql';
const NEEDED =
  'This needs Patroni: on Debian the packages patroni, python3-etcd, etcd-server and postgresql.';

/** Below what a test may take, so that it says what it waited for and leaves nothing behind. */
const PATIENCE_MS = 90_000;

interface Member extends LookedAfter {
  readonly name: string;
  readonly data: string;
  readonly file: string;
  patroni: ChildProcess;
}

/**
 * Three servers of the product's own PostgreSQL that real Patronis look after by the example's configuration, and an etcd in which
 * they agree. Of Debian's PostgreSQL, which may be older, are the programs that the product's binaries lack; none of them is
 * `pg_rewind`, so what comes back otherwise than it went is copied anew.
 */
export class Patroni {
  readonly #folder: string;
  readonly #account = serverAccount();
  readonly #passwords = {
    password: makePassword(),
    applicationPassword: makePassword(),
    superPassword: makePassword(),
  };
  readonly #members: Member[] = [];
  #etcd: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** With roles and database, and a replica in step. */
  static async start(): Promise<Patroni> {
    const made = new Patroni(await mkdtemp(join(tmpdir(), 'fio-patroni-')));
    try {
      await made.#prepare();
      const etcd = await made.#agree();
      for (const name of ['a', 'b', 'c']) await made.#add(name, etcd);
      await made.becomes('sync');
      await createApplicationDatabase(made.#state(await made.leader()));
    } catch (error) {
      console.log(made.told());
      await made.stop();
      throw error;
    }
    return made;
  }

  get servers(): readonly LookedAfter[] {
    return this.#members;
  }

  url(as: 'application' | 'owner', port: number): string {
    return clusterUrl({ ...this.#passwords, port }, APPLICATION, as);
  }

  /** The member that leads, once one does. */
  leader(): Promise<string> {
    return this.becomes('primary');
  }

  /** The first member of which its own Patroni says so, once one is. */
  async becomes(what: 'primary' | 'sync' | 'replica', name?: string): Promise<string> {
    const asked = this.#members.filter((one) => name === undefined || one.name === name);
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      if (performance.now() > until) throw new Error(`No ${what} within ${PATIENCE_MS / 1_000} s.`);
      for (const one of asked) {
        const signal = AbortSignal.timeout(2_000);
        const answer = await fetch(`http://127.0.0.1:${one.api}/${what}`, { signal }).catch(() => undefined);
        if (answer?.status === 200) return one.name;
        if (one.patroni.exitCode !== null) throw new Error(`Patroni of ${one.name} ended. ${NEEDED}`);
      }
      await delay(100);
    }
  }

  /** As if its machine were gone: nobody says goodbye. */
  async lose(name: string): Promise<void> {
    const { patroni, data } = this.#named(name);
    const ended = once(patroni, 'exit');
    patroni.kill('SIGKILL');
    process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
    await ended;
  }

  /** Its machine is there again. */
  bring(name: string): void {
    const member = this.#named(name);
    member.patroni = this.#run(member);
  }

  /** The last words of each Patroni. */
  told(): string {
    return this.#members
      .map(({ name }) => readFileSync(join(this.#folder, `${name}.log`), 'utf8').slice(-3_000))
      .join('\n');
  }

  async stop(): Promise<void> {
    for (const { patroni } of this.#members) {
      if (patroni.exitCode !== null || patroni.signalCode !== null) continue;
      const ended = once(patroni, 'exit');
      patroni.kill('SIGTERM');
      await ended;
    }
    this.#etcd?.kill('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  #named(name: string): Member {
    return this.#members.find((one) => one.name === name) as Member;
  }

  #state(name: string): ClusterState {
    return { ...this.#passwords, port: this.#named(name).port };
  }

  /** A folder of the account's with all the programs that Patroni starts. */
  async #prepare(): Promise<void> {
    await chmod(this.#folder, 0o755);
    if (this.#account) await chown(this.#folder, this.#account.uid, this.#account.gid);
    const bin = join(this.#folder, 'bin');
    await mkdir(bin);
    const own = dirname(findBinaries(this.#account, this.#folder).postgres);
    for (const program of ['postgres', 'initdb', 'pg_ctl'])
      await symlink(join(own, program), join(bin, program));
    if (!existsSync(OF_DEBIAN)) throw new Error(NEEDED);
    const [version] = readdirSync(OF_DEBIAN).toSorted((one, other) => Number(other) - Number(one));
    for (const program of ['pg_controldata', 'pg_isready'])
      await symlink(join(OF_DEBIAN, version ?? '', 'bin', program), join(bin, program));
  }

  async #agree(): Promise<string> {
    const [port, peers] = [await freePort(), await freePort()];
    const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
    const flags = {
      'data-dir': join(this.#folder, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `default=${peer}`,
    };
    const given = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
    const etcd = spawn('etcd', given, { stdio: 'ignore' });
    this.#etcd = etcd;
    let failed: Error | undefined;
    etcd.once('error', () => (failed = new Error(NEEDED)));
    etcd.once('exit', (code) => (failed ??= new Error(`etcd ended: ${code}`)));
    while (!(await listens(port))) {
      if (failed) throw failed;
      await delay(50);
    }
    return `127.0.0.1:${port}`;
  }

  async #add(name: string, etcd: string): Promise<void> {
    const [port, api] = [await freePort(), await freePort()];
    const [data, file] = [join(this.#folder, name), join(this.#folder, `${name}.yaml`)];
    const example = await fitted('patroni.yaml', [
      [/^name: a$/m, `name: ${name}`],
      [/0\.0\.0\.0:8008/, `127.0.0.1:${api}`],
      [/a:8008/, `127.0.0.1:${api}`],
      [/hosts: .*/, `hosts: ${etcd}`],
      [/0\.0\.0\.0:5432/, `127.0.0.1:${port}`],
      [/a:5432/, `127.0.0.1:${port}`],
      [/data_dir: .*/, `data_dir: ${data}`],
      [/bin_dir: .*/, `bin_dir: ${join(this.#folder, 'bin')}`],
      // Who copies for a replica is the superuser here.
      [/replicator/g, 'postgres'],
      [/use_pg_rewind: true/, 'use_pg_rewind: false'],
      [/shared_buffers: .*/, 'shared_buffers: 64MB'],
      // The product's binaries have no lz4.
      [/wal_compression: .*/, "wal_compression: 'off'"],
    ]);
    const further = `  remove_data_directory_on_diverged_timelines: true
  parameters: { unix_socket_directories: '' }
  create_replica_methods: [copy]
  copy: { command: ${COPY} }
  pgpass: ${file}.pgpass
`;
    await writeFile(file, `${example}${further}`);
    const member: Member = { name, port, api, data, file, patroni: undefined as never };
    member.patroni = this.#run(member);
    this.#members.push(member);
    // The first makes the database; the others copy it.
    await this.becomes(this.#members.length === 1 ? 'primary' : 'replica', name);
  }

  #run({ name, file }: Member): ChildProcess {
    const log = openSync(join(this.#folder, `${name}.log`), 'a');
    const { superPassword } = this.#passwords;
    const env = {
      ...process.env,
      PATRONI_SUPERUSER_PASSWORD: superPassword,
      PATRONI_REPLICATION_PASSWORD: superPassword,
    };
    const stdio = ['ignore', log, log] as const;
    const patroni = spawn('patroni', [file], { ...this.#account, cwd: this.#folder, env, stdio: [...stdio] });
    // One that isn't there has ended, as far as who waits for it can see.
    return patroni.on('error', () => undefined);
  }
}
