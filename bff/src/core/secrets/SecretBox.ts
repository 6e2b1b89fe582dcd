import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY = 32;
const IV = 12;
const TAG = 16;

export interface BoxKeys {
  /** 32 bytes by key id (0 to 255). Old keys stay as long as rows carry their id. */
  keys: ReadonlyMap<number, Buffer>;
  /** The id new rows are encrypted with. */
  current: number;
}

/** Keeps what is stored unreadable in the database: AES-256-GCM, keys that can be changed. */
export class SecretBox {
  readonly #keys: BoxKeys;

  constructor(keys: BoxKeys) {
    this.#keys = keys;
    for (const key of keys.keys.values()) {
      if (key.length !== KEY) throw new RangeError(`An encryption key must have ${KEY} bytes.`);
    }
    this.#key(keys.current);
  }

  /** Key id (1 byte), nonce (12), tag (16), content. The key id is authenticated too. */
  encrypt(content: Uint8Array): Buffer<ArrayBuffer> {
    const id = Buffer.of(this.#keys.current);
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#keys.current), iv);
    cipher.setAAD(id);
    // GCM gives every byte at once; what is over at the end is the tag alone.
    const hidden = cipher.update(content);
    cipher.final();
    return Buffer.concat([id, iv, cipher.getAuthTag(), hidden]);
  }

  /** Throws when the bytes were changed or their key isn't configured any more. */
  decrypt(stored: Uint8Array): Buffer<ArrayBuffer> {
    const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
    const id = bytes.subarray(0, 1);
    const iv = bytes.subarray(1, 1 + IV);
    const decipher = createDecipheriv('aes-256-gcm', this.#key(bytes[0] ?? -1), iv, { authTagLength: TAG });
    decipher.setAAD(id);
    decipher.setAuthTag(bytes.subarray(1 + IV, 1 + IV + TAG));
    const content = decipher.update(bytes.subarray(1 + IV + TAG));
    decipher.final();
    return content;
  }

  #key(id: number): Buffer {
    const key = this.#keys.keys.get(id);
    if (!key) throw new RangeError(`No encryption key with id ${id} is configured.`);
    return key;
  }
}

/** A key of its own for each purpose, 32 bytes that follow from a configured secret. */
export const derive = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY));

/** The box of the committed seeds of a configuration, with a key of their own. */
export const createSeedBox = ({ cpfKey }: { cpfKey: Buffer }) =>
  new SecretBox({ keys: new Map([[1, derive(cpfKey, 'fio seeds encryption 1')]]), current: 1 });

/** The box of stored files that hold whole CPFs. */
export const createFileBox = ({ cpfKey }: { cpfKey: Buffer }) =>
  new SecretBox({ keys: new Map([[1, derive(cpfKey, 'fio files encryption 1')]]), current: 1 });
