import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@fio/tools/product';

const PROGRAM = 'nginx';
const EXAMPLE = join(import.meta.dirname, '../../../docs/deployment/edge.conf');
/** Where distributions put what only root starts. */
const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** What stands in for what only a container has: its port, its folder and the addresses that Docker answers for `bff`. */
function fitted(
  example: string,
  { port, folder, replicas }: { port: number; folder: string; replicas: number[] },
) {
  const servers = replicas.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n  ');
  const changes: [RegExp, string][] = [
    [/^resolver .*;$/m, ''],
    [/server bff:3000 resolve max_fails=0;/, servers],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/\/var\/cache\/nginx/, join(folder, 'cache')],
  ];
  return changes.reduce((text, [what, by]) => {
    if (!what.test(text)) throw new Error(`edge.conf has no ${what} any more.`);
    return text.replace(what, by);
  }, example);
}

const whole = (folder: string, site: string) => `
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
${site}
}
`;

export interface Edge {
  readonly origin: string;
  /** What it complained of. */
  complaints: () => Promise<string>;
  stop: () => Promise<void>;
}

/** A real nginx with the example's configuration, before BFFs at these ports of this machine. */
export async function startEdge(replicas: number[]): Promise<Edge> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-edge-'));
  await chmod(folder, 0o755); // as root its workers run under an account of their own
  const port = await freePort();
  await mkdir(join(folder, 'cache'));
  await writeFile(
    join(folder, 'nginx.conf'),
    whole(folder, fitted(await readFile(EXAMPLE, 'utf8'), { port, folder, replicas })),
  );
  const arguments_ = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const nginx: ChildProcess = spawn(PROGRAM, arguments_, { env: { ...process.env, PATH }, stdio: 'inherit' });
  const [code] = (await Promise.race([
    once(nginx, 'exit'),
    once(nginx, 'error').then(() => {
      throw new Error('npm run faults needs nginx for this (Debian: the package nginx-light).');
    }),
    answers(`http://127.0.0.1:${port}/healthz`).then(() => [undefined]),
  ])) as [number | undefined];
  if (code !== undefined) throw new Error(`nginx ended: ${code}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    complaints: () => readFile(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await delay(50);
}
