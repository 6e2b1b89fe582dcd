import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listens } from './listens.ts';
import { PATH } from './system-path.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const whole = (folder: string, sites: string) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${sites}
}
`;

export interface Nginx {
  /** What it complained of. */
  readonly complaints: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A real nginx with these sites, once it listens at `port`; `sites` gets a folder of its own for what it keeps. */
export async function startNginx(port: number, sites: (folder: string) => Promise<string>): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-nginx-'));
  await chmod(folder, 0o755); // as root its workers run under an account of their own
  await mkdir(join(folder, 'cache'));
  const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  await writeFile(file, whole(folder, await sites(folder)));
  const nginx = spawn('nginx', ['-p', folder, '-e', log, '-c', file], { env: { ...process.env, PATH } });
  let failed: Error | undefined;
  nginx.once('error', () => (failed = new Error('This needs nginx: on Debian the package nginx.')));
  nginx.once('exit', (code) => (failed ??= new Error(`nginx ended: ${code}`)));
  while (!(await listens(port))) {
    if (failed) throw new Error(await readFile(log, 'utf8').catch(() => ''), { cause: failed });
    await delay(50);
  }
  return {
    complaints: () => readFile(log, 'utf8'),
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
