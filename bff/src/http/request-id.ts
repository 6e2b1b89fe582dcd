import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Trust } from './trust.ts';

const SANE = /^[\w.:-]{8,64}$/;

/** The id a trusted proxy gave the request, so that one id runs through all logs; else a new one. */
export function requestId({ headers, socket }: IncomingMessage, trusts: Trust): string {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !SANE.test(given)) return randomUUID();
  return trusts(socket.remoteAddress ?? '', 0) ? given : randomUUID();
}
