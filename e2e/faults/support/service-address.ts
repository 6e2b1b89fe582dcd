import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@fio/tools/product';
import { listens } from './listens.ts';

const EXAMPLE = join(import.meta.dirname, '../../../docs/deployment/haproxy.cfg');
/** Where distributions put what only root starts. */
const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** What Patroni's API answers at one server: 200 while it leads. */
async function openApi(leads: () => boolean): Promise<Server> {
  const api = createServer((_, response) => response.writeHead(leads() ? 200 : 503).end());
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  return api;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** The example with this machine's servers in place of its three. */
function fitted(example: string, port: number, servers: readonly { port: number; api: number }[]): string {
  const lines = servers.map((one, index) => `server s${index} 127.0.0.1:${one.port} port ${one.api}`);
  const changes: [RegExp, string][] = [
    [/bind :5000/, `bind 127.0.0.1:${port}`],
    [/(^ +server .*\n?)+/m, `  ${lines.join('\n  ')}\n`],
  ];
  return changes.reduce((text, [what, by]) => {
    if (!what.test(text)) throw new Error(`haproxy.cfg has no ${what} any more.`);
    return text.replace(what, by);
  }, example);
}

export interface ServiceAddress {
  readonly port: number;
  /** From now on that server is the primary, as far as Patroni knows. */
  lead: (index: number) => void;
  stop: () => Promise<void>;
}

/** A real haproxy with the example's configuration before these servers, the first of which leads. */
export async function openServiceAddress(ports: readonly number[]): Promise<ServiceAddress> {
  let leader = 0;
  const apis = await Promise.all(ports.map((_, index) => openApi(() => index === leader)));
  const servers = ports.map((one, index) => ({ port: one, api: portOf(apis[index] as Server) }));
  const folder = await mkdtemp(join(tmpdir(), 'fio-haproxy-'));
  const [port, file] = [await freePort(), join(folder, 'haproxy.cfg')];
  await writeFile(file, fitted(await readFile(EXAMPLE, 'utf8'), port, servers));
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
    lead: (index) => (leader = index),
    stop: async () => {
      const ended = once(haproxy, 'exit');
      haproxy.kill('SIGKILL');
      await ended;
      for (const api of apis) api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
