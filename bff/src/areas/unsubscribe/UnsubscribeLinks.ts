import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID = 16;
const TOKEN = /^[A-Za-z0-9_-]{64}$/;

/**
 * Links that end marketing for one registration and can do nothing else. They are signed, not stored, and don't expire:
 * a mail of last year must still be able to end the mails of this one.
 */
export class UnsubscribeLinks {
  readonly #key: Buffer;
  readonly #origin: URL;

  constructor({ hashKey }: { hashKey: Buffer }, publicUrl: URL) {
    this.#key = Buffer.from(hkdfSync('sha256', hashKey, '', 'fio unsubscribe links', 32));
    this.#origin = publicUrl;
  }

  /** The absolute address for a registration, for the page and for one click alike. */
  addressFor(registrationId: string): string {
    const id = Buffer.from(registrationId.replaceAll('-', ''), 'hex');
    const token = Buffer.concat([id, this.#sign(id)]).toString('base64url');
    return new URL(`/unsubscribe/${token}`, this.#origin).href;
  }

  /** Whose link it is, or null for what was not signed here. */
  read(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID);
    if (!timingSafeEqual(bytes.subarray(ID), this.#sign(id))) return null;
    const hex = id.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  #sign(id: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(id).digest();
  }
}
