import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/prisma.ts';
import { KeyedHash } from '../../secrets/KeyedHash.ts';
import type { KeyRing } from '../../secrets/KeyRing.ts';

/** Longer than a page waits with a prompt before it asks for another challenge. */
export const CHALLENGE_MS = 600_000;

const NONCE = 16;
const TIME = 6;
const SIGNED = NONCE + TIME;
const LENGTH = SIGNED + 32;

export interface PasskeyChallengesOptions {
  readonly hashKeys: KeyRing;
  readonly clock: { now(): Date };
  /** Whom the keys are for: a challenge of one site is worth nothing at another. */
  readonly site: string;
}

/**
 * What an authenticator signs to show that it does so now, for one purpose. Whoever opens a sheet is given one, so none is stored
 * when it is made: it is signed, and stored once it is used, so that it is used once.
 */
export class PasskeyChallenges {
  readonly #hash: KeyedHash;
  readonly #options: PasskeyChallengesOptions;

  constructor(options: PasskeyChallengesOptions) {
    this.#options = options;
    this.#hash = new KeyedHash(options.hashKeys, 'fio passkey challenges');
  }

  make(purpose: string): Buffer<ArrayBuffer> {
    const signed = Buffer.alloc(SIGNED);
    randomBytes(NONCE).copy(signed);
    signed.writeUIntBE(this.#options.clock.now().getTime() + CHALLENGE_MS, NONCE, TIME);
    return Buffer.concat([signed, this.#hash.make(...this.#text(signed, purpose))]);
  }

  /** Uses it up: true once, in time, for what it was made for. Not within what the caller may take back. */
  async spend(db: Transaction, challenge: Buffer, purpose: string): Promise<boolean> {
    if (challenge.length !== LENGTH) return false;
    const signed = challenge.subarray(0, SIGNED);
    if (!this.#hash.matches(challenge.subarray(SIGNED), ...this.#text(signed, purpose))) return false;
    const until = signed.readUIntBE(NONCE, TIME);
    if (until <= this.#options.clock.now().getTime()) return false;
    // Beside the counts of limits, which go once their time is over.
    const key = `challenge:${signed.toString('base64url')}`;
    const spent = await db.$executeRaw`
      INSERT INTO rate_limits (key, points, expire) VALUES (${key}, 1, ${until}) ON CONFLICT (key) DO NOTHING`;
    return spent === 1;
  }

  #text(signed: Buffer, purpose: string): readonly [Buffer, string] {
    return [signed, `${this.#options.site} ${purpose}`];
  }
}
