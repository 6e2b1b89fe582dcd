import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from './derive.ts';
import type { KeyName, KeyRing } from './KeyRing.ts';

/** Says that the text is bound to its place. Those from before that begin with the number of their key, 1 to 255. */
const BOUND = 0;
/** Behind it says that a key of SEED_KEY follows: no key of CPF_KEY has this number. */
const OF_SEEDS = 0;
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
  readonly name: KeyName;
  readonly keyId: number;
  readonly isBound: boolean;
}

export function sealMark([first = 0, second = 0, third = 0]: Uint8Array): SealMark {
  if (first !== BOUND) return { name: 'CPF_KEY', keyId: first, isBound: false };
  return second === OF_SEEDS
    ? { name: 'SEED_KEY', keyId: third, isBound: true }
    : { name: 'CPF_KEY', keyId: second, isBound: true };
}

/** What a text begins with that is bound to its place and sealed with this key. */
export const sealHead = (name: KeyName, id: number): Buffer<ArrayBuffer> =>
  name === 'SEED_KEY' ? Buffer.of(BOUND, OF_SEEDS, id) : Buffer.of(BOUND, id);

/** Whether CPF_KEY's key of this number sealed a text, bound to its place: the command that changes keys leaves it. */
export function isFresh(stored: Uint8Array, id: number): boolean {
  const { name, keyId, isBound } = sealMark(stored);
  return isBound && name === 'CPF_KEY' && keyId === id;
}

/**
 * Keeps what is stored unreadable in the database and on the disk: AES-256-GCM, with a key for one purpose that follows
 * from each key of the ring.
 */
export class SecretBox {
  readonly #ring: KeyRing;
  readonly #keys: ReadonlyMap<number, Buffer>;
  readonly #earlier: SecretBox | null;

  /** `earlier` sealed what there is while the ring waits, and opens it until all is sealed anew. */
  constructor(ring: KeyRing, purpose: string, earlier: SecretBox | null = null) {
    this.#ring = ring;
    this.#earlier = earlier;
    this.#keys = new Map(ring.keys.map(({ id, secret }) => [id, derive(secret, purpose)]));
  }

  /** 0 (of SEED_KEY 0 twice), key id, nonce (12), tag (16), content. Head and place are authenticated too. */
  seal(content: Uint8Array, place: Place): Buffer<ArrayBuffer> {
    if (this.#earlier && this.#ring.isWaiting) return this.#earlier.seal(content, place);
    const head = sealHead(this.#ring.name, this.#ring.current.id);
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
    const { name, keyId, isBound } = sealMark(bytes);
    if (name !== this.#ring.name) {
      if (this.#earlier && !this.#ring.isBound) return this.#earlier.open(stored, place);
      throw new Error(
        `${place.table}.${place.column} has a text that ${name} sealed, not ${this.#ring.name}.`,
      );
    }
    if (!isBound && this.#ring.isBound)
      throw new Error(`${place.table}.${place.column} has a text that isn't bound to its row.`);
    const head = bytes.subarray(0, isBound ? sealHead(name, keyId).length : 1);
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

interface WithSeedKeys {
  readonly seedKeys: KeyRing;
  /** Where there may be seeds from before they had a key of their own. */
  readonly cpfKeys?: KeyRing;
}

const SEEDS = 'fio seeds encryption 1';

/** The box of the committed seeds of a configuration: whoever has the key of CPFs doesn't read prize moments. */
export const createSeedBox = ({ seedKeys, cpfKeys }: WithSeedKeys) =>
  new SecretBox(seedKeys, SEEDS, cpfKeys ? new SecretBox(cpfKeys, SEEDS) : null);

/** The box of stored files that hold whole CPFs. */
export const createFileBox = ({ cpfKeys }: WithKeys) => new SecretBox(cpfKeys, 'fio files encryption 1');

/** The box of letters whose links open accounts. */
export const createLetterBox = ({ cpfKeys }: WithKeys) => new SecretBox(cpfKeys, 'fio letters encryption 1');

/** The box of the keys that push services know us by. */
export const createPushBox = ({ cpfKeys }: WithKeys) => new SecretBox(cpfKeys, 'fio push encryption 1');

/** The box of what receipts' QR codes say, and of the secrets of shops that prove it. */
export const createReceiptBox = ({ cpfKeys }: WithKeys) =>
  new SecretBox(cpfKeys, 'fio receipts encryption 1');

/** The box of the secrets that deliveries to endpoints are signed with. */
export const createWebhookBox = ({ cpfKeys }: WithKeys) =>
  new SecretBox(cpfKeys, 'fio webhooks encryption 1');
