import { randomUUID } from 'node:crypto';
import type { Request } from 'express';

const SANE = /^[\w.:-]{8,64}$/;

/** The id a trusted proxy gave the request, so that one id runs through all logs; else a new one. */
export function requestId(request: Request): string {
  const given = request.get('x-request-id');
  if (given === undefined || !SANE.test(given)) return randomUUID();
  const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(request.socket.remoteAddress ?? '', 0) ? given : randomUUID();
}
