import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behave = (request: IncomingMessage, response: ServerResponse) => void;

/** Somebody else's service on a free port that does what a test tells it, and counts how often it was asked. */
export async function startOutsideService() {
  let behave: Behave = (_request, response) => void response.writeHead(404).end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`);
    behave(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/`,
    asked,
    does: (next: Behave) => {
      behave = next;
    },
    answers: (body: unknown, status = 200) => {
      behave = (_request, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
