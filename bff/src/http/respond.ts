import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { packed } from '../core/files/compressed.ts';
import { acceptedEncoding } from './static/accepted-encoding.ts';
import { RawReply } from '../core/request/replies.ts';
import type { AppError } from '../core/errors.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { errorBody } from './error-body.ts';
import { PROBLEM_TYPE, type Language } from '@fio/contracts';
import type { HeaderList } from './security-headers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM = `${PROBLEM_TYPE}; charset=utf-8`;

export function sendBytes(response: ServerResponse, status: number, type: string, bytes: Buffer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** As a text, not as bytes: Node then sends head and body in one write. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/** From so many characters on an answer that is made for one caller is worth compressing. */
const LONG = 8192;

/** A text that may be a long one, such as the API's own description: compressed for who takes that. */
export async function sendLong(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): Promise<void> {
  response.appendHeader('Vary', 'Accept-Encoding');
  const encoding = text.length < LONG ? null : acceptedEncoding(response.req.headers['accept-encoding']);
  if (encoding === null) {
    sendText(response, status, type, text);
    return;
  }
  const bytes = await packed(Buffer.from(text), encoding);
  response.setHeader('Content-Encoding', encoding);
  sendBytes(response, status, type, bytes);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (status === 204) {
    response.statusCode = 204;
    response.end();
    return;
  }
  sendText(response, status, JSON_TYPE, JSON.stringify(value));
}

/** An answer whole: each header set on its own, one by one, costs as much as the rest of it together. */
export function sendAtOnce(
  response: ServerResponse,
  status: number,
  headers: string[],
  value: unknown,
): void {
  if (status === 204) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = JSON.stringify(value);
  headers.push('Content-Type', JSON_TYPE, 'Content-Length', String(Buffer.byteLength(text)));
  response.writeHead(status, headers).end(text);
}

export function setHeaders(response: ServerResponse, headers: HeaderList, requestId: string): void {
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Names and values in turn, as `writeHead` takes them. */
export function setAll(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at + 1 < headers.length; at += 2)
    response.setHeader(headers[at] as string, headers[at + 1] as string);
}

async function sendStream(
  response: ServerResponse,
  status: number,
  type: string,
  body: Readable,
): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (response.req.method === 'HEAD') {
    body.destroy();
    response.end();
    return;
  }
  // After the first byte no refusal can be sent any more. A caller who leaves, before or half-way, ends the source too, which is
  // nobody's fault.
  if (response.destroyed) return void body.destroy();
  let hasLeft = false;
  response.once('close', () => (hasLeft = !body.errored && (body.readableEnded || !body.destroyed)));
  await pipeline(body, response).catch((cause: unknown) => {
    if (!hasLeft) throw cause;
  });
}

export async function sendRaw(response: ServerResponse, status: number, reply: RawReply): Promise<void> {
  if (reply.filename !== undefined)
    response.setHeader('Content-Disposition', `attachment; filename="${reply.filename}"`);
  if (typeof reply.body === 'string') await sendLong(response, status, reply.contentType, reply.body);
  else if (Buffer.isBuffer(reply.body)) sendBytes(response, status, reply.contentType, reply.body);
  else await sendStream(response, status, reply.contentType, reply.body);
}

/** Answers a refusal in the caller's language, unless the answer has already begun. */
export function sendError(
  response: ServerResponse,
  error: AppError,
  language: Language,
  requestId: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', error.retryAfter);
  if (error.rateLimit) setAll(response, rateLimitHeaders(error.rateLimit));
  if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response.setHeader('Content-Language', language === 'pt' ? 'pt-BR' : 'en');
  response.setHeader('Cache-Control', 'no-store');
  sendText(response, error.status, PROBLEM, JSON.stringify(errorBody(error, language, requestId)));
}
