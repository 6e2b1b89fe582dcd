import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

export interface CpfKeys {
  /** 32 bytes by key id (0 to 255). Old keys stay as long as rows carry their id. */
  encryption: ReadonlyMap<number, Buffer>;
  /** The id new rows are encrypted with. */
  current: number;
  /** At least 32 bytes. Changing it means computing every hash anew. */
  lookup: Buffer;
}

/**
 * Keeps CPFs unreadable in the database: AES-256-GCM for the text, HMAC-SHA256 for finding it again. A plain
 * hash would not do: there are only a thousand million CPFs to try.
 */
export class CpfVault {
  readonly #keys: CpfKeys;

  constructor(keys: CpfKeys) {
    this.#keys = keys;
    for (const key of keys.encryption.values()) {
      if (key.length !== 32) throw new RangeError('A CPF encryption key must have 32 bytes.');
    }
    if (keys.lookup.length < 32) throw new RangeError('The CPF lookup key must have at least 32 bytes.');
    this.#key(keys.current);
  }

  /** For equality only: the same eleven digits always give the same 32 bytes. */
  hash(cpf: string): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.#keys.lookup).update(cpf).digest();
  }

  /** Key id (1 byte), nonce (12), tag (16), text. The key id is authenticated too. */
  encrypt(cpf: string): Buffer<ArrayBuffer> {
    const id = Buffer.of(this.#keys.current);
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#keys.current), iv);
    cipher.setAAD(id);
    const text = Buffer.concat([cipher.update(cpf, 'utf8'), cipher.final()]);
    return Buffer.concat([id, iv, cipher.getAuthTag(), text]);
  }

  /** Throws when the bytes were changed or their key isn't configured any more. */
  decrypt(stored: Uint8Array): string {
    const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
    const id = bytes.subarray(0, 1);
    const iv = bytes.subarray(1, 1 + IV);
    const decipher = createDecipheriv('aes-256-gcm', this.#key(bytes[0] ?? -1), iv, { authTagLength: TAG });
    decipher.setAAD(id);
    decipher.setAuthTag(bytes.subarray(1 + IV, 1 + IV + TAG));
    return decipher.update(bytes.subarray(1 + IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  }

  #key(id: number): Buffer {
    const key = this.#keys.encryption.get(id);
    if (!key) throw new RangeError(`No CPF encryption key with id ${id} is configured.`);
    return key;
  }
}

const derive = (secret: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The vault of a configuration. Each purpose has a key of its own, derived from the configured secret. */
export function createCpfVault(secrets: { cpfKey: Buffer; hashKey: Buffer }): CpfVault {
  return new CpfVault({
    encryption: new Map([[1, derive(secrets.cpfKey, 'fio cpf encryption 1')]]),
    current: 1,
    lookup: derive(secrets.hashKey, 'fio cpf lookup'),
  });
}
