import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@fio/contracts';
import { AppError } from '../core/errors.ts';
import { brokenAt } from './broken-at.ts';
import { problemTexts } from './unsafe-text.ts';

/** 64 KiB where the contract doesn't say otherwise. */
export const BODY_LIMIT = 64 * 1024;
/**
 * How much of a refused body is still read, so that the sender gets to see the answer: browsers read none before all is
 * sent, and a proxy between hands on a broken connection as an error of its own. How long it may take is the server's
 * patience with any request (http-server.ts).
 */
const PATIENCE = 128 * 1024 * 1024;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads and drops what is left of a body nobody wants; hangs up on who sends on and on. */
export function discard(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > PATIENCE) request.destroy();
  });
  request.resume();
}

/** All bytes of the body; more than `limit` is refused with `tooLarge` as soon as it is known. */
export function readBytes(request: IncomingMessage, limit: number, tooLarge: ErrorCode): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(new AppError(tooLarge));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      request.off('data', take);
      reject(new AppError(tooLarge));
    };
    request.on('data', take);
    request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    // The caller is gone: the answer goes nowhere, but the handler must not wait for ever. Every request closes in the
    // end, and an error is costly to make: only one that closes too soon gets one.
    const gone = () => request.complete || reject(new AppError('BAD_JSON'));
    request.on('error', gone);
    request.on('close', gone);
  });
}

const JSON_TYPES = ['application/json'];

function assertJson(request: IncomingMessage, types: readonly string[]): void {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((part) => !/charset/.test(part) || /charset="?utf-?8"?/.test(part));
  // Compressed bodies are refused: nobody here needs them, and some are bombs.
  const isPlain = (request.headers['content-encoding'] ?? 'identity') === 'identity';
  if (!types.includes(type.trim()) || !isUtf8 || !isPlain) throw new AppError('TYPE_UNEXPECTED');
}

function decoded(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause, fields: { body: [{ code: 'utf8' }] } });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause, fields: { body: [{ code: 'json', param: brokenAt(text) }] } });
  }
}

/** The JSON a request carries; nothing at all reads as `{}`, so that each missing field is told. */
export async function readJson(
  request: IncomingMessage,
  limit: number,
  types: readonly string[] = JSON_TYPES,
): Promise<unknown> {
  const bytes = await readBytes(request, limit, 'BODY_LARGE');
  if (bytes.length === 0) return {};
  assertJson(request, types);
  const text = decoded(bytes);
  const value = parsed(text);
  const fields = problemTexts(text, value);
  if (fields) throw new AppError('INVALID_REQUEST', { fields });
  return value;
}
