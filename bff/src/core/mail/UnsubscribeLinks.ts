import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';

const ID = 16;
const TOKEN = /^[A-Za-z0-9_-]{64}$/;

/**
 * Links that end marketing for one registration and can do nothing else. They are signed, not stored, and don't expire:
 * a mail of last year must still be able to end the mails of this one.
 */
export class UnsubscribeLinks {
  readonly #hash: KeyedHash;
  readonly #origin: URL;

  constructor({ hashKeys }: { hashKeys: KeyRing }, publicUrl: URL) {
    this.#hash = new KeyedHash(hashKeys, 'fio unsubscribe links');
    this.#origin = publicUrl;
  }

  /** The absolute address for a registration, for the page and for one click alike. */
  addressFor(registrationId: string): string {
    const id = Buffer.from(registrationId.replaceAll('-', ''), 'hex');
    const token = Buffer.concat([id, this.#hash.make(id)]).toString('base64url');
    return new URL(`/unsubscribe/${token}`, this.#origin).href;
  }

  /** Whose link it is, or null for what was not signed here. */
  read(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID);
    if (!this.#hash.matches(bytes.subarray(ID), id)) return null;
    const hex = id.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
