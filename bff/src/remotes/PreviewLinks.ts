import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { BUILD_NAME, REMOTE_NAME } from '@fio/contracts';

/** A build that somebody is shown before it is promoted. */
export interface Preview {
  readonly remote: string;
  readonly build: string;
  readonly until: Date;
}

const TOKEN = /^[A-Za-z0-9_-]{20,400}\.[A-Za-z0-9_-]{43}$/;
const content = z.tuple([z.string().regex(REMOTE_NAME), z.string().regex(BUILD_NAME), z.number()]);

/** Links that show a published build until they expire. They are signed, not stored, and open nothing else. */
export class PreviewLinks {
  readonly #key: Buffer;
  readonly #origin: URL;

  constructor({ hashKey }: { hashKey: Buffer }, publicUrl: URL) {
    this.#key = Buffer.from(hkdfSync('sha256', hashKey, '', 'fio preview links', 32));
    this.#origin = publicUrl;
  }

  /** The address of a page of the remote, with the secret in its query. */
  addressOf({ remote, build, until }: Preview, path: string): string {
    const text = Buffer.from(JSON.stringify([remote, build, until.getTime()])).toString('base64url');
    const address = new URL(path, this.#origin);
    address.searchParams.set('preview', `${text}.${this.#sign(text).toString('base64url')}`);
    return address.href;
  }

  /** What a token shows now; null once it has expired, and for what was not signed here. */
  read(token: string, now: Date): Preview | null {
    if (!TOKEN.test(token)) return null;
    const [text = '', signature = ''] = token.split('.');
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), this.#sign(text))) return null;
    const [remote, build, until] = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return until > now.getTime() ? { remote, build, until: new Date(until) } : null;
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
