import * as z from 'zod';
import { BUILD_NAME, REMOTE_NAME } from '@fio/contracts';
import { originOf, type Origins } from '../config/index.ts';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';

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
  readonly #hash: KeyedHash;
  readonly #origins: Origins;

  constructor({ hashKeys }: { hashKeys: KeyRing }, origins: Origins) {
    this.#hash = new KeyedHash(hashKeys, 'fio preview links');
    this.#origins = origins;
  }

  /** The address of a page of the remote, with the secret in its query. */
  addressOf({ remote, build, until }: Preview, path: string): string {
    const text = Buffer.from(JSON.stringify([remote, build, until.getTime()])).toString('base64url');
    const address = new URL(path, originOf(path, this.#origins));
    address.searchParams.set('preview', `${text}.${this.#hash.make(text).toString('base64url')}`);
    return address.href;
  }

  /** What a token shows now; null once it has expired, and for what was not signed here. */
  read(token: string, now: Date): Preview | null {
    if (!TOKEN.test(token)) return null;
    const [text = '', signature = ''] = token.split('.');
    if (!this.#hash.matches(Buffer.from(signature, 'base64url'), text)) return null;
    const [remote, build, until] = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return until > now.getTime() ? { remote, build, until: new Date(until) } : null;
  }
}
