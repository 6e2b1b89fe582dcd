import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { refuseBytes } from './refuse-bytes.ts';
import { endWithAnswers } from './settle.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For all headers. */
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
  /** Between two requests on one connection; longer than a proxy keeps its own. */
  readonly idle: number;
  /** Without a byte moving in either direction. */
  readonly silence: number;
}

export const PATIENCE: Patience = { headers: 10_000, request: 30_000, idle: 65_000, silence: 60_000 };

/** Of two Host headers Node keeps the first, and a proxy before us may have read the other (RFC 9112, section 3.2). */
const hasOneHost = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length <= 1;

function refuseHosts(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(400, { connection: 'close' }).end();
}

/** An HTTP server that hangs up on slow clients, not yet listening. */
export function createHttpServer(listener: RequestListener, patience: Patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: Math.min(1_000, patience.headers),
    },
    (request, response) =>
      hasOneHost(request) ? listener(request, response) : refuseHosts(request, response),
  );
  server.on('clientError', refuseBytes);
  server.setTimeout(patience.silence);
  return server;
}

/**
 * Listens, or throws what to do about it; `key` is the configuration's name of the port. One that is shared is listened on by
 * several processes: the system gives each connection to one of them, for as long as it lasts.
 */
export async function listen(
  server: Server,
  key: string,
  port: number,
  host: string,
  { isShared = false } = {},
): Promise<void> {
  try {
    server.listen({ port, host, reusePort: isShared });
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is in use' : `can't be listened on at ${host} (${code})`;
    throw new Error(`${key}: ${port} ${reason}. Stop what uses it or set another ${key}.`, { cause: error });
  }
}

/** So many turns of the event loop at most. */
const MOST_TURNS = 2_000;

/**
 * Resolves right after a turn of the event loop in which nobody came. The system takes connections on its own and hands over one
 * a turn: those that a busy process hasn't been handed are reset when it stops listening, whatever they were sent.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let quietTurns = 0;
  const note = () => (quietTurns = 0);
  server.on('connection', note);
  // The first may end without having looked.
  for (let turn = 0; quietTurns < 2 && turn < MOST_TURNS; turn += 1) {
    quietTurns += 1;
    await new Promise(setImmediate);
  }
  server.off('connection', note);
}

/**
 * Takes no new connection, lets what is in flight finish for at most `limit` milliseconds, then cuts. Resolves when the
 * last connection is gone. `onClosed` is called once nobody new can come: what never ends by itself is ended then, and whoever
 * asks for it again asks elsewhere.
 */
export async function drain(server: Server, limit: number, onClosed = () => {}): Promise<void> {
  endWithAnswers(server);
  await untilNobodyWaits(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  onClosed();
  // A connection whose answer was under way falls idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
