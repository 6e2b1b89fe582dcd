import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from './derive.ts';
import type { KeyRing } from './KeyRing.ts';

/** Says that the text is bound to its place. Those from before that begin with the number of their key, 1 to 255. */
const BOUND = 0;
const IV = 12;
const TAG = 16;

/** Where a sealed text stands, with the id that never changes: it opens nowhere else. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** Which key sealed a text, and whether it is bound to its place. */
export interface SealMark {
  readonly keyId: number;
  readonly isBound: boolean;
}

export const sealMark = (stored: Uint8Array): SealMark =>
  stored[0] === BOUND ? { keyId: stored[1] ?? 0, isBound: true } : { keyId: stored[0] ?? 0, isBound: false };

/** Whether a text is bound to its place and sealed with this key: the command that changes keys leaves it. */
export function isFresh(stored: Uint8Array, id: number): boolean {
  const { keyId, isBound } = sealMark(stored);
  return isBound && keyId === id;
}

/**
 * Keeps what is stored unreadable in the database and on the disk: AES-256-GCM, with a key for one purpose that follows
 * from each key of the ring.
 */
export class SecretBox {
  readonly #ring: KeyRing;
  readonly #keys: ReadonlyMap<number, Buffer>;

  constructor(ring: KeyRing, purpose: string) {
    this.#ring = ring;
    this.#keys = new Map(ring.keys.map(({ id, secret }) => [id, derive(secret, purpose)]));
  }

  /** 0, key id (1 byte each), nonce (12), tag (16), content. Head and place are authenticated too. */
  seal(content: Uint8Array, place: Place): Buffer<ArrayBuffer> {
    const head = Buffer.of(BOUND, this.#ring.current.id);
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#ring.current.id), iv);
    cipher.setAAD(boundTo(head, place));
    // GCM gives every byte at once; what is over at the end is the tag alone.
    const hidden = cipher.update(content);
    cipher.final();
    return Buffer.concat([head, iv, cipher.getAuthTag(), hidden]);
  }

  /** Throws when the bytes were changed, stood in another place, or their key isn't configured any more. */
  open(stored: Uint8Array, place: Place): Buffer<ArrayBuffer> {
    const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
    const { keyId, isBound } = sealMark(bytes);
    if (!isBound && this.#ring.isBound)
      throw new Error(`${place.table}.${place.column} has a text that isn't bound to its row.`);
    const head = bytes.subarray(0, isBound ? 2 : 1);
    const rest = bytes.subarray(head.length);
    const decipher = createDecipheriv('aes-256-gcm', this.#key(keyId), rest.subarray(0, IV), {
      authTagLength: TAG,
    });
    decipher.setAAD(isBound ? boundTo(head, place) : head);
    decipher.setAuthTag(rest.subarray(IV, IV + TAG));
    const content = decipher.update(rest.subarray(IV + TAG));
    decipher.final();
    return content;
  }

  #key(id: number): Buffer {
    return this.#keys.get(id) ?? this.#ring.key(id).secret;
  }
}

const boundTo = (head: Uint8Array, { table, column, id }: Place): Buffer =>
  Buffer.concat([head, Buffer.from(`${table}\0${column}\0${id}`)]);

interface WithKeys {
  readonly cpfKeys: KeyRing;
}

/** The box of the committed seeds of a configuration, with a key of their own. */
export const createSeedBox = ({ cpfKeys }: WithKeys) => new SecretBox(cpfKeys, 'fio seeds encryption 1');

/** The box of stored files that hold whole CPFs. */
export const createFileBox = ({ cpfKeys }: WithKeys) => new SecretBox(cpfKeys, 'fio files encryption 1');

/** The box of letters whose links open accounts. */
export const createLetterBox = ({ cpfKeys }: WithKeys) => new SecretBox(cpfKeys, 'fio letters encryption 1');

/** The box of what receipts' QR codes say, and of the secrets of shops that prove it. */
export const createReceiptBox = ({ cpfKeys }: WithKeys) =>
  new SecretBox(cpfKeys, 'fio receipts encryption 1');
