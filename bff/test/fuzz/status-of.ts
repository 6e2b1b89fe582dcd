import { request as open, type Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../app.ts';
import { someIp } from '../call.ts';
import type { Caller, FuzzRequest } from './requests.ts';

/** The headers that sign each caller's requests. */
export type Signed = Readonly<Record<Caller, Readonly<Record<string, string>>>>;

/**
 * Sends a request as it is written, which fetch would not: it mends addresses. Resolves to the status when the answer
 * is whole, of one that goes on for ever when it has begun.
 */
export function statusOf(
  { server }: TestApp,
  agent: Agent,
  { caller, method, path, headers, body }: FuzzRequest,
  signed: Signed,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    // A GET's body would be sent without a length, and read as the next request of the connection.
    const length = body !== null && { 'content-length': String(Buffer.byteLength(body)) };
    const sent = { 'x-forwarded-for': someIp(), ...signed[caller], ...length, ...headers };
    const outgoing = open({ agent, host: '127.0.0.1', port, method, path, headers: sent }, (response) => {
      const settle = () => resolve(response.statusCode ?? 0);
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        settle();
        outgoing.destroy();
        return;
      }
      response.once('end', settle).once('error', reject).resume();
    });
    outgoing.once('error', reject).end(body ?? undefined);
  });
}
