import { createHmac } from 'node:crypto';
import { derive, SecretBox, type BoxKeys } from '../secrets/SecretBox.ts';

export interface CpfKeys extends BoxKeys {
  /** At least 32 bytes. Changing it means computing every hash anew. */
  readonly lookup: Buffer;
}

/**
 * Keeps CPFs unreadable in the database: encrypted for the text, HMAC-SHA256 for finding it again. A plain
 * hash would not do: there are only a thousand million CPFs to try.
 */
export class CpfVault {
  readonly #box: SecretBox;
  readonly #lookup: Buffer;

  constructor({ lookup, ...keys }: CpfKeys) {
    this.#box = new SecretBox(keys);
    if (lookup.length < 32) throw new RangeError('The CPF lookup key must have at least 32 bytes.');
    this.#lookup = lookup;
  }

  /** For equality only: the same eleven digits always give the same 32 bytes. */
  hash(cpf: string): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.#lookup).update(cpf).digest();
  }

  encrypt(cpf: string): Buffer<ArrayBuffer> {
    return this.#box.encrypt(Buffer.from(cpf, 'utf8'));
  }

  /** Throws when the bytes were changed or their key isn't configured any more. */
  decrypt(stored: Uint8Array): string {
    return this.#box.decrypt(stored).toString('utf8');
  }
}

/** The vault of a configuration. Each purpose has a key of its own, derived from the configured secret. */
export function createCpfVault(secrets: { cpfKey: Buffer; hashKey: Buffer }): CpfVault {
  return new CpfVault({
    keys: new Map([[1, derive(secrets.cpfKey, 'fio cpf encryption 1')]]),
    current: 1,
    lookup: derive(secrets.hashKey, 'fio cpf lookup'),
  });
}
