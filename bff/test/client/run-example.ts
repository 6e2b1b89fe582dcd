import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const EXAMPLES = join(import.meta.dirname, '../../../libs/client/examples');

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts an example as an integrator does: a program of its own, told where the product is and by which token. */
export function startExample(name: string, args: readonly string[], env: Record<string, string>): Started {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(EXAMPLES, name), ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, errors]) => ({ code: code as number | null, output, errors }),
  );
  return { child, ended };
}

/**
 * A way to the product that loses answers: what is asked reaches it and is done, and `lose` sees each answer before
 * the asker does. Where it answers true the asker never sees it.
 */
export async function lossyWay(target: string, lose: (asked: IncomingMessage) => boolean) {
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = asked;
    const onward = request(new URL(url ?? '', target), { method, headers }, (answer) => {
      if (lose(asked)) {
        answer.resume();
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  };
  const server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
