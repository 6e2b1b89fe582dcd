import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@fio/tools/product';
import { clusterAddress } from '../../../bff/postgres/address.ts';
import { serverAccount } from '../../../bff/postgres/account.ts';
import { dataFolder } from '../../../bff/postgres/data-folder.ts';
import { clusterPlace } from '../../../bff/postgres/place.ts';
import { removeCluster } from '../../../bff/postgres/remove.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The programs that are killed, by what their command line tells. */
const PROGRAMS = { bff: 'bff/src/server.ts', worker: 'bff/src/worker.ts' } as const;

const contentOf = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** `npm start` on a data folder of its own, as it is run at a terminal. */
export class NpmStart {
  readonly env: Record<string, string>;
  readonly #process: ChildProcess;
  #output = '';
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;

  private constructor(env: Record<string, string>) {
    this.env = env;
    this.#process = spawn(process.execPath, [join(ROOT, 'tools', 'start.mjs')], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    this.ended = once(this.#process, 'close').then(([code]) => code as number | null);
  }

  /** Not yet ready; `further` goes into its environment. */
  static async on(further: Record<string, string>): Promise<NpmStart> {
    const directory = await mkdtemp(join(tmpdir(), 'fio-start-'));
    // As root the server runs under an account of its own.
    await chmod(directory, 0o755);
    const [port, metricsPort] = [await freePort(), await freePort()];
    return new NpmStart({
      DATA_DIR: directory,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: `http://localhost:${port}`,
      ...further,
    });
  }

  /** The same once more, on the same folder. */
  again(): NpmStart {
    return new NpmStart(this.env);
  }

  get output(): string {
    return this.#output;
  }

  get origin(): string {
    return `http://localhost:${this.env['PORT']}`;
  }

  /** Its database's address, for services of ours. */
  get databaseUrl(): string {
    return clusterAddress(this.#cluster) ?? '';
  }

  get #cluster(): string {
    return join(this.env['DATA_DIR'] ?? '', 'postgres');
  }

  /** Resolves once it has said so. */
  async says(what: RegExp): Promise<void> {
    let code: number | null | undefined;
    void this.ended.then((ended) => (code = ended));
    while (!what.test(this.#output)) {
      if (code !== undefined)
        throw new Error(`npm start ended (${code}) before it said ${what}:\n${this.#output}`);
      await delay(50);
    }
  }

  /** Process ids by name, of those that run now: `bff`, `bff-2`, `worker` and `database`. */
  async pids(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const command = await contentOf(pid, 'cmdline');
      const [kind] = Object.entries(PROGRAMS).find(([, program]) => command.includes(program)) ?? [];
      if (!kind) continue;
      const environment = (await contentOf(pid, 'environ')).split('\0');
      if (!environment.includes(`DATA_DIR=${this.env['DATA_DIR']}`)) continue;
      const isFirst = environment.includes(`METRICS_PORT=${this.env['METRICS_PORT']}`);
      found[kind === 'bff' && !isFirst ? 'bff-2' : kind] = Number(pid);
    }
    const lock = join(dataFolder(clusterPlace(this.#cluster, serverAccount())), 'postmaster.pid');
    const database = Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10);
    if (database) found['database'] = database;
    return found;
  }

  /** How often it said so of that process. */
  readyAgain(name: string): number {
    return this.#output.split('\n').filter((line) => new RegExp(`^ +${name} +is ready again$`).test(line))
      .length;
  }

  /** As Ctrl-C does; resolves to the exit code. */
  interrupt(): Promise<number | null> {
    this.#process.kill('SIGINT');
    return this.ended;
  }

  /** Ends it and removes every file. */
  async remove(): Promise<void> {
    if (this.#process.exitCode === null) await this.interrupt();
    await removeCluster(this.#cluster);
    await rm(this.env['DATA_DIR'] ?? '', { recursive: true, force: true });
  }
}
