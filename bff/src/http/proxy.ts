import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { AppError } from '../core/errors.ts';

/** For the whole transfer, and without a byte moving, in milliseconds. */
export interface ProxyLimits {
  readonly total: number;
  readonly silence: number;
}

/** The shell itself waits 10 s for a script. */
export const PROXY_LIMITS: ProxyLimits = { total: 10_000, silence: 8_000 };

/** What a file's answer may say: no cookie, no redirect, no policy of its own. */
const KEPT = ['content-type', 'content-length', 'content-encoding', 'last-modified', 'vary'] as const;
/** What a team's server has to know of a request: nothing of who sends it. */
const SENT = new Set(['accept', 'accept-encoding']);
/** Short: unlike in our own folder nobody vouches that a file there never changes. */
const CACHED = 'public, max-age=300';

/** Hands a file of a remote's own server to the browser; `target` is the address of the folder it lies in. */
export type RemoteProxy = (
  request: Request,
  response: Response,
  next: NextFunction,
  target: { readonly folder: URL; readonly file: string },
) => void;

function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The library hangs up on silence, which then reads like this.
  const isSlow = (error as { code?: string }).code === 'ECONNRESET';
  return new AppError(isSlow ? 'REMOTE_SLOW' : 'REMOTE_DOWN', { cause: error });
}

/** Only a file is passed on: a redirect could lead anywhere, and an error page is nobody's script. */
async function deliver(incoming: IncomingMessage, response: Response): Promise<void> {
  if (incoming.statusCode !== 200) {
    incoming.destroy();
    throw new AppError(incoming.statusCode === 404 ? 'NOT_FOUND' : 'REMOTE_DOWN');
  }
  for (const name of KEPT) {
    const value = incoming.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', CACHED);
  await pipeline(incoming, response);
}

/** What to do with a failure of this transfer; the library's types allow for sockets, which only upgrades have. */
const failOf = (response: object | undefined) =>
  (response as Response).locals['fail'] as (error: unknown) => void;

/**
 * Delivers files of remotes from their teams' servers under our own origin. The target comes from the registry alone,
 * so this is no open proxy; nothing that names the visitor leaves, no cookie and no redirect comes back.
 */
export function createRemoteProxy(limits: ProxyLimits = PROXY_LIMITS): RemoteProxy {
  const proxy = createProxyMiddleware<Request, Response>({
    router: (request) => request.res?.locals['target'] as URL,
    changeOrigin: true,
    proxyTimeout: limits.silence,
    selfHandleResponse: true,
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('error', (error, _request, response) => failOf(response)(error));
        server.on('proxyRes', (incoming, _request, response) => {
          deliver(incoming, response).catch(failOf(response));
        });
      },
    ],
  });
  return (request, response, next, { folder, file }) => {
    let isOver = false;
    const fail = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      next(refusal(error));
    };
    const timer = setTimeout(() => fail(new AppError('REMOTE_SLOW')), limits.total);
    response.once('close', () => clearTimeout(timer));
    response.setMaxListeners(20); // the library, the stream and the log each listen for its end
    response.locals['fail'] = fail;
    response.locals['target'] = folder;
    request.url = file;
    for (const name of Object.keys(request.headers)) if (!SENT.has(name)) delete request.headers[name];
    void proxy(request, response, (error?: unknown) => error !== undefined && fail(error));
  };
}
