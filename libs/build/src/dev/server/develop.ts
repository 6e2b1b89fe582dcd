import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../../command/UserError.ts';
import { readDevRemote } from '../dev-remote.ts';
import { buildPageScript } from '../page-script.ts';
import type { RemoteState } from '../state.ts';
import { watchRemote } from '../watch-remote.ts';
import { forward } from './forward.ts';
import { sendFile } from './send-file.ts';
import { States } from './states.ts';
import { takeOverPage } from './take-over-page.ts';

export interface DevelopOptions {
  /** Each remote's folder, and its id: `mf-admin-promo`. */
  remotes: readonly { folder: string; id: string }[];
  /** The running shell that everything else comes from. */
  shell: URL;
  /** The shell built for development, which stands for that shell's own files: its page, and the rest in `assets/`. */
  shellBuild: string;
  /** Where the remotes' builds may be while this lasts. */
  cache: string;
  /** 0 stands for any free one. */
  port: number;
  /** Hears of each build. */
  onState?: (state: RemoteState) => void;
}

export interface Development {
  /** Where it is open: `http://localhost:3100`. */
  origin: string;
  close: () => Promise<void>;
}

/** What pages tell of how their remotes did: somebody's work in progress must not count as a visitor's page. */
const REPORTS = '/api/remotes/loads';

const isPage = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' && !/^\/(api|files|mf|assets)\//.test(url) && (headers.accept ?? '').includes('text/html');

/** Serves a running shell with remotes of this machine in it, each built anew with each change, until closed. */
export async function develop(options: DevelopOptions): Promise<Development> {
  const { remotes, shell, shellBuild, cache, port, onState } = options;
  const script = await buildPageScript();
  const states = new States();
  const hear = (state: RemoteState) => {
    states.send(state);
    onState?.(state);
  };
  await mkdir(cache, { recursive: true });
  const watched = await Promise.all(
    remotes.map(async ({ folder, id }) => {
      const built = await mkdtemp(join(cache, `${id}.`));
      return { folder, id, built, remote: await watchRemote(folder, built, hear) };
    }),
  );
  const current = () => Promise.all(watched.map(({ remote }) => remote.state()));

  const end = () =>
    Promise.all(
      watched.map(async ({ remote, built }) => {
        await remote.close();
        await rm(built, { recursive: true, force: true });
      }),
    );

  async function page(html: string, path: string): Promise<string | null> {
    const builds = (await current()).map(({ id, server, hash }) => ({ id, server, hash }));
    const read = await Promise.all(
      watched.map(({ folder, built }, index) => readDevRemote(folder, built, builds[index]?.hash ?? '')),
    );
    const own = {
      template: await readFile(join(shellBuild, 'index.html'), 'utf8'),
      remotes: read.filter((one) => one !== null),
    };
    return takeOverPage(html, path, { ...own, builds });
  }

  /** Files of this machine; until the remote has been built, those of the live one are the running shell's. */
  async function sendOwn(response: ServerResponse, pathname: string): Promise<boolean> {
    if (pathname.startsWith('/assets/')) return sendFile(response, shellBuild, pathname);
    const asked = watched.find(({ id }) => pathname.startsWith(`/mf/${id}/`));
    if (!asked) return false;
    await asked.remote.state();
    return sendFile(response, asked.built, pathname.split('/').slice(4).join('/'));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/__dev/states') states.open(response, await current());
    else if (pathname === '/__dev/page.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    else if (pathname === REPORTS) response.writeHead(204).end();
    else if (!(await sendOwn(response, pathname)))
      await forward(shell, request, response, isPage(request) ? (html) => page(html, pathname) : undefined);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`Not answered, neither here nor by ${shell.origin}: ${error.message}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  }).catch(async ({ code }: NodeJS.ErrnoException) => {
    await end();
    throw new UserError(`Port ${port} can't be listened on (${code}). Choose another: --port 3101`);
  });
  await current();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await end();
    },
  };
}
