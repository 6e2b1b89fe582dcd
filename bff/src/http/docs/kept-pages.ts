import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { compressed, THOROUGH, type Compressed } from '../../core/files/compressed.ts';
import { isKnownTo } from '../is-known.ts';
import { sendBytes } from '../respond.ts';
import { acceptedEncoding } from '../static/accepted-encoding.ts';

/** Text as it leaves, whoever asks. */
interface Kept extends Compressed {
  readonly type: string;
  readonly tag: string;
}

async function keep(type: string, plain: Buffer): Promise<Kept> {
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type, tag, ...(await compressed(plain, THOROUGH)) };
}

/** What nothing but a deployment changes: made, and compressed thoroughly, when it is first asked for. */
export class KeptPages {
  readonly #pages = new Map<string, Promise<Kept>>();

  /** `name` tells it from all others; there are as many as pages of the documentation, in two languages. */
  get(name: string, type: string, make: () => string | Buffer): Promise<Kept> {
    const known = this.#pages.get(name);
    if (known) return known;
    // Throws before there is anything to keep.
    const made = make();
    const page = keep(type, typeof made === 'string' ? Buffer.from(made) : made);
    this.#pages.set(name, page);
    return page;
  }
}

/** Sends it, or 304 to who has it. */
export function sendKept(request: Request, response: Response, kept: Kept, cacheControl: string): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', kept.tag);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (isKnownTo(request, kept.tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.get('accept-encoding'));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  sendBytes(response, 200, kept.type, kept[encoding ?? 'plain']);
}
