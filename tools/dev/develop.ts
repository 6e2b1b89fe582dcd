import { rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { buildPageScript, readDevRemote, watchRemote, type RemoteState } from '@fio/build/dev';
import { DATA } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { SHELL_BUILD, developmentPage } from './development-shell.ts';
import { forward } from './forward.ts';
import { sendFile } from './send-file.ts';
import { States } from './states.ts';
import { takeOverPage } from './take-over-page.ts';

export interface DevelopOptions {
  /** The remote's folder, and its id: `mf-admin-promo`. */
  folder: string;
  id: string;
  /** The running shell that everything else comes from. */
  shell: URL;
  port: number;
  /** Hears of each build. */
  onState?: (state: RemoteState) => void;
}

export interface Development {
  /** The first build. */
  first: RemoteState;
  close: () => Promise<void>;
}

/** What pages tell of how their remotes did: somebody's work in progress must not count as a visitor's page. */
const REPORTS = '/api/remotes/loads';

const isPage = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' && !/^\/(api|files|mf|assets)\//.test(url) && (headers.accept ?? '').includes('text/html');

/** Serves a running shell with one remote of this machine in it, built anew with each change, until closed. */
export async function develop({ folder, id, shell, port, onState }: DevelopOptions): Promise<Development> {
  const built = join(DATA, 'dev', `${id}.${port}`);
  const script = await buildPageScript();
  const states = new States();
  const remote = await watchRemote(folder, built, (state) => {
    states.send(state);
    onState?.(state);
  });

  async function page(html: string, path: string): Promise<string | null> {
    const { server, hash } = await remote.state();
    const own = { template: await developmentPage(), remote: await readDevRemote(folder, built, hash) };
    return takeOverPage(html, path, { ...own, server, hash });
  }

  /** Files of this machine; until the remote has been built, those of the live one are the running shell's. */
  async function sendOwn(response: ServerResponse, pathname: string): Promise<boolean> {
    if (pathname.startsWith('/assets/')) return sendFile(response, SHELL_BUILD, pathname);
    if (!pathname.startsWith(`/mf/${id}/`)) return false;
    await remote.state();
    return sendFile(response, built, pathname.split('/').slice(4).join('/'));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/__dev/states') states.open(response, await remote.state());
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
    await remote.close();
    throw new UserError(`Port ${port} can't be listened on (${code}). Choose another: --port 3101`);
  });
  return {
    first: await remote.state(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await remote.close();
      await rm(built, { recursive: true, force: true });
    },
  };
}
