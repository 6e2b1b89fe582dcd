import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it came. */
export interface Came {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export type Answering = (response: ServerResponse, came: Came) => void;

/** A real server on this machine that answers each request by the next of a list, and those beyond it by the last. */
export interface Scripted {
  readonly origin: string;
  readonly came: readonly Came[];
  readonly close: () => Promise<void>;
}

export async function scripted(...answers: readonly Answering[]): Promise<Scripted> {
  const came: Came[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const answer = answers[Math.min(came.length, answers.length - 1)];
    const one = { method, url, headers, body: '' };
    const index = came.push(one) - 1;
    text(request).then(
      (body) => answer?.(response, (came[index] = { ...one, body })),
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answering =>
  (response) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body));
  };

/** Says nothing, ever. */
export const hangs: Answering = () => undefined;
/** Cuts the connection. */
export const resets: Answering = (response) => void response.destroy();
/** Begins, and says no more. */
export const halts: Answering = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
/** Begins, and cuts the connection. */
export const breaksOff: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"id":', () => response.destroy());
};
/** Too busy, for no time at all: a test need not wait. */
export const busy = (status = 503): Answering =>
  json({ code: 'UNAVAILABLE', message: 'Tente de novo.', requestId: 'r1' }, status, { 'retry-after': '0' });
