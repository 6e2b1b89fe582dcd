import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@fio/tools/product';
import { fitted } from './fitted.ts';
import { listens } from './listens.ts';
import { PATH } from './system-path.ts';

/** A server of PostgreSQL at this machine, and where its Patroni says whether it leads. */
export interface LookedAfter {
  readonly port: number;
  readonly api: number;
}

export interface Haproxy {
  /** Leads to the primary. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A real haproxy with the example's configuration before these servers. */
export async function startHaproxy(servers: readonly LookedAfter[]): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-haproxy-'));
  const [port, file] = [await freePort(), join(folder, 'haproxy.cfg')];
  const lines = servers.map((one, index) => `server s${index} 127.0.0.1:${one.port} port ${one.api}`);
  const changes: [RegExp, string][] = [
    [/bind :5000/, `bind 127.0.0.1:${port}`],
    [/(^ +server .*\n?)+/m, `  ${lines.join('\n  ')}\n`],
  ];
  await writeFile(file, await fitted('haproxy.cfg', changes));
  const haproxy = spawn('haproxy', ['-db', '-f', file], { env: { ...process.env, PATH }, stdio: 'inherit' });
  let failed: Error | undefined;
  haproxy.once('error', () => (failed = new Error('This needs haproxy: on Debian the package haproxy.')));
  haproxy.once('exit', (code) => (failed ??= new Error(`haproxy ended: ${code}`)));
  while (!(await listens(port))) {
    if (failed) throw failed;
    await delay(50);
  }
  return {
    port,
    stop: async () => {
      const ended = once(haproxy, 'exit');
      haproxy.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
