import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { VERSION_HEADER } from '@fio/contracts';
import { LRUCache } from 'lru-cache';
import { compressed, type Compressed } from '../core/files/compressed.ts';
import { AppError } from '../core/errors.ts';
import { isKnownTo } from './is-known.ts';
import { acceptedEncoding } from './static/accepted-encoding.ts';

/** An answer as it leaves, whoever asks. */
export interface Shared extends Compressed {
  readonly tag: string;
}

/** So old a kept answer may be: with live figures of at most a second, what is told is never older than 1.5 s. */
const MAX_AGE_MS = 500;
const CAPACITY = 500;

/** Answers that are the same for everyone, kept serialised and compressed, by address; those asked for longest ago make room. */
export class SharedAnswers {
  readonly #kept = new LRUCache<string, Shared>({ max: CAPACITY, ttl: MAX_AGE_MS, noDeleteOnStaleGet: true });
  readonly #making = new Map<string, Promise<Shared>>();

  /** The answer at hand for this address, unless it is too old. */
  fresh(address: string): Shared | null {
    return this.#kept.get(address) ?? null;
  }

  /**
   * What `make` gives, made once for all who ask while it is made. A failure is everybody's who waited, and nobody's after; but that
   * somebody asks too often is theirs alone: the next of those who waited makes it.
   */
  make(address: string, make: () => Promise<string>): Promise<Shared> {
    const known = this.#making.get(address);
    if (known)
      return known.catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return this.make(address, make);
        throw error;
      });
    const making = make()
      .then((text) => this.#keep(address, text))
      .finally(() => this.#making.delete(address));
    this.#making.set(address, making);
    return making;
  }

  async #keep(address: string, text: string): Promise<Shared> {
    const start = performance.now();
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const known = this.#kept.peek(address, { allowStale: true });
    // What hasn't changed needs no compressing.
    const shared = known?.tag === tag ? known : { ...(await compressed(Buffer.from(text))), tag };
    this.#kept.set(address, shared, { start });
    return shared;
  }
}

/** Sends a shared answer, or 304 to who has it. `fixed` are the headers every answer of the API has. */
export function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  fixed: readonly string[],
  shared: Shared,
): number {
  const headers = [
    ...fixed,
    'Cache-Control',
    'no-cache',
    'ETag',
    shared.tag,
    'Vary',
    `Accept-Encoding, ${VERSION_HEADER}`,
  ];
  if (isKnownTo(request, shared.tag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = shared[encoding ?? 'plain'];
  headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(bytes.length));
  if (encoding) headers.push('Content-Encoding', encoding);
  response.writeHead(200, headers).end(bytes);
  return 200;
}
