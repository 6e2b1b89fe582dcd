import { places } from '../secrets/places.ts';
import { type Place, SecretBox } from '../secrets/SecretBox.ts';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';

interface Rings {
  readonly cpfKeys: KeyRing;
  readonly hashKeys: KeyRing;
}

/** What a row is found by: the keyed hash of its CPF, and the number of the key. */
export interface CpfLookup {
  readonly cpfHash: Buffer<ArrayBuffer>;
  readonly cpfHashKey: number;
}

/**
 * Keeps CPFs unreadable in the database: encrypted for the text, HMAC-SHA256 for finding it again. A plain
 * hash would not do: there are only a thousand million CPFs to try.
 */
export class CpfVault {
  readonly box: SecretBox;
  readonly #lookup: KeyedHash;
  readonly #hashKeys: KeyRing;

  constructor({ cpfKeys, hashKeys }: Rings) {
    this.box = new SecretBox(cpfKeys, 'fio cpf encryption 1');
    this.#lookup = new KeyedHash(hashKeys, 'fio cpf lookup');
    this.#hashKeys = hashKeys;
  }

  /** Of a row that is written now. While keys are changed others of the same CPF may have another: see `hashes`. */
  lookup(cpf: string): CpfLookup {
    return { cpfHash: this.#lookup.make(cpf), cpfHashKey: this.#hashKeys.current.id };
  }

  /** For equality only, 32 bytes of each key, the newest first: a row of this CPF has one of them. */
  hashes(cpf: string): Buffer<ArrayBuffer>[] {
    return this.#lookup.all(cpf);
  }

  encrypt(cpf: string, place: Place): Buffer<ArrayBuffer> {
    return this.box.seal(Buffer.from(cpf, 'utf8'), place);
  }

  /** Throws when the bytes were changed, stood in another place, or their key isn't configured any more. */
  decrypt(stored: Uint8Array, place: Place): string {
    return this.box.open(stored, place).toString('utf8');
  }

  /** The CPF of a registration; of one that was anonymised there is none to read. */
  cpfOf({ id, cpfEncrypted }: { readonly id: string; readonly cpfEncrypted: Uint8Array }): string {
    return this.decrypt(cpfEncrypted, places.registrationCpf(id));
  }
}
