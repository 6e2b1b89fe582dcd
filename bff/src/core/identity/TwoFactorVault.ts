import { createHmac, randomBytes } from 'node:crypto';
import { derive, SecretBox } from '../secrets/SecretBox.ts';
import { base32 } from './totp.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** 60 bits each. */
const CODE = { count: 10, bytes: 8, letters: 12, group: 4 } as const;

/** What was typed, without what only helps the eye. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Keeps what proves the second step unreadable in the database. */
export class TwoFactorVault {
  readonly #box: SecretBox;
  readonly #hashKey: Buffer;

  constructor({ cpfKey, hashKey }: { cpfKey: Buffer; hashKey: Buffer }) {
    this.#box = new SecretBox({ keys: new Map([[1, derive(cpfKey, 'fio totp encryption 1')]]), current: 1 });
    this.#hashKey = derive(hashKey, 'fio recovery codes');
  }

  /** A new secret as it is shared with the app, and as it is stored. */
  newSecret(): { secret: Buffer; stored: Buffer<ArrayBuffer> } {
    const secret = randomBytes(SECRET_BYTES);
    return { secret, stored: this.#box.encrypt(secret) };
  }

  /** Throws when the bytes were changed or their key isn't configured any more. */
  open(stored: Uint8Array): Buffer {
    return this.#box.decrypt(stored);
  }

  /** New recovery codes as they are written down: `ABCD-EFGH-IJKL`. */
  newCodes(): string[] {
    return Array.from({ length: CODE.count }, () => {
      const letters = base32(randomBytes(CODE.bytes)).slice(0, CODE.letters);
      return (letters.match(new RegExp(`.{${CODE.group}}`, 'g')) ?? []).join('-');
    });
  }

  /** What is stored of a recovery code, and asked for; bound to its owner. */
  hashCode(adminUserId: string, code: string): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.#hashKey)
      .update(`${adminUserId} ${plainCode(code)}`)
      .digest();
  }
}
