import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as http,
} from 'node:http';
import { request as https } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

/** Makes another page of a page; null leaves it as it is. */
export type Rewrite = (html: string) => Promise<string | null>;

/**
 * Headers of one connection, what holds for the running shell's own address alone, and the demand of integrity that files
 * which change with each edit can't meet.
 */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
  'integrity-policy',
]);
const CONDITIONS = new Set(['if-none-match', 'if-modified-since', 'accept-encoding']);

/** The request's headers as a browser would send them there. */
function headersThere(request: IncomingMessage, shell: URL, isPage: boolean): OutgoingHttpHeaders {
  const here = `http://${request.headers.host ?? ''}`;
  const kept = Object.entries(request.headers).filter(([name]) => !(isPage && CONDITIONS.has(name)));
  return {
    ...Object.fromEntries(kept),
    host: shell.host,
    ...(request.headers.origin === here && { origin: shell.origin }),
    ...(request.headers.referer && { referer: request.headers.referer.replace(here, shell.origin) }),
  };
}

/** The answer's headers as they hold here, by plain http on this machine. */
function headersHere(answer: IncomingMessage, shell: URL, here: string): OutgoingHttpHeaders {
  const kept = Object.entries(answer.headers).filter(([name]) => !DROPPED.has(name));
  const headers: OutgoingHttpHeaders = Object.fromEntries(kept);
  const { location } = answer.headers;
  const policy = answer.headers['content-security-policy'];
  if (location) headers.location = location.replace(shell.origin, here);
  if (typeof policy === 'string')
    headers['content-security-policy'] = policy.replace(/;?\s*upgrade-insecure-requests/, '');
  return headers;
}

async function answerPage(
  answer: IncomingMessage,
  response: ServerResponse,
  rewrite: Rewrite,
  headers: OutgoingHttpHeaders,
) {
  const html = await text(answer);
  const page = (await rewrite(html)) ?? html;
  const { etag: _, 'content-length': _length, ...kept } = headers;
  response.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' });
  response.end(page);
}

/** Has the running shell answer, and hands its answer on as it comes; a page through `rewrite`, where that is given. */
export async function forward(
  shell: URL,
  request: IncomingMessage,
  response: ServerResponse,
  rewrite?: Rewrite,
): Promise<void> {
  const send = shell.protocol === 'https:' ? https : http;
  const answered = Promise.withResolvers<IncomingMessage>();
  const upstream = send({
    hostname: shell.hostname,
    port: shell.port,
    method: request.method,
    path: request.url,
    headers: headersThere(request, shell, rewrite !== undefined),
  });
  upstream.once('response', answered.resolve).on('error', answered.reject);
  response.once('close', () => upstream.destroy());
  // Who sends it may go away meanwhile; the answer that never comes says so.
  pipeline(request, upstream).catch(answered.reject);
  const answer = await answered.promise;
  const headers = headersHere(answer, shell, `http://${request.headers.host ?? ''}`);
  if (rewrite && headers['content-type']?.toString().startsWith('text/html')) {
    await answerPage(answer, response, rewrite, headers);
    return;
  }
  response.writeHead(answer.statusCode ?? 502, headers);
  await pipeline(answer, response);
}
