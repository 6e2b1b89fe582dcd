import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { RawReply } from './context.ts';
import { errorBody, type AppError } from './errors.ts';
import type { Language } from '@fio/contracts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendBytes(response: Response, status: number, type: string, bytes: Buffer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** As a text, not as bytes: Node then sends head and body in one write. */
export function sendText(response: Response, status: number, type: string, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

export function sendJson(response: Response, status: number, value: unknown): void {
  if (status === 204) {
    response.statusCode = 204;
    response.end();
    return;
  }
  sendText(response, status, JSON_TYPE, JSON.stringify(value));
}

async function sendStream(response: Response, status: number, type: string, body: Readable): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (response.req.method === 'HEAD') {
    body.destroy();
    response.end();
    return;
  }
  // A caller who leaves half-way ends the source too; after the first byte no refusal can be sent any more.
  await pipeline(body, response);
}

export async function sendRaw(response: Response, status: number, reply: RawReply): Promise<void> {
  if (reply.filename !== undefined) response.attachment(reply.filename);
  if (typeof reply.body === 'string') sendText(response, status, reply.contentType, reply.body);
  else if (Buffer.isBuffer(reply.body)) sendBytes(response, status, reply.contentType, reply.body);
  else await sendStream(response, status, reply.contentType, reply.body);
}

/** Answers a refusal in the caller's language, unless the answer has already begun. */
export function sendError(response: Response, error: AppError, language: Language, requestId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', error.retryAfter);
  if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response.setHeader('Content-Language', language === 'pt' ? 'pt-BR' : 'en');
  response.setHeader('Cache-Control', 'no-store');
  sendJson(response, error.status, errorBody(error, language, requestId));
}
