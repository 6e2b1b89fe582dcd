import { randomBytes } from 'node:crypto';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';
import { places } from '../secrets/places.ts';
import { SecretBox } from '../secrets/SecretBox.ts';
import { base32 } from './totp.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** 60 bits each. */
const CODE = { count: 10, bytes: 8, letters: 12, group: 4 } as const;

/** What was typed, without what only helps the eye. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const textOf = (adminUserId: string, code: string) => `${adminUserId} ${plainCode(code)}`;

/** Keeps what proves the second step unreadable in the database. */
export class TwoFactorVault {
  readonly box: SecretBox;
  readonly #codes: KeyedHash;
  readonly #hashKeys: KeyRing;

  constructor({ cpfKeys, hashKeys }: { cpfKeys: KeyRing; hashKeys: KeyRing }) {
    this.box = new SecretBox(cpfKeys, 'fio totp encryption 1');
    this.#hashKeys = hashKeys;
    this.#codes = new KeyedHash(hashKeys, 'fio recovery codes');
  }

  /** A new secret as it is shared with the app, and as it is stored. */
  newSecret(adminUserId: string): { secret: Buffer; stored: Buffer<ArrayBuffer> } {
    const secret = randomBytes(SECRET_BYTES);
    return { secret, stored: this.box.seal(secret, places.twoFactor(adminUserId)) };
  }

  /** Throws when the bytes were changed or their key isn't configured any more. */
  open({ adminUserId, secret }: { readonly adminUserId: string; readonly secret: Uint8Array }): Buffer {
    return this.box.open(secret, places.twoFactor(adminUserId));
  }

  /** New recovery codes as they are written down: `ABCD-EFGH-IJKL`. */
  newCodes(): string[] {
    return Array.from({ length: CODE.count }, () => {
      const letters = base32(randomBytes(CODE.bytes)).slice(0, CODE.letters);
      return (letters.match(new RegExp(`.{${CODE.group}}`, 'g')) ?? []).join('-');
    });
  }

  /** What is stored of a recovery code; bound to its owner. */
  lookupOfCode(adminUserId: string, code: string) {
    return { codeHash: this.#codes.make(textOf(adminUserId, code)), codeHashKey: this.#hashKeys.current.id };
  }

  /** What may be stored of it: a code can't be hashed anew, for nobody but its owner has it. */
  hashesOfCode(adminUserId: string, code: string): Buffer<ArrayBuffer>[] {
    return this.#codes.all(textOf(adminUserId, code));
  }
}
