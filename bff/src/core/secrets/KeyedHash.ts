import { createHmac, timingSafeEqual } from 'node:crypto';
import { derive } from './derive.ts';
import type { KeyRing } from './KeyRing.ts';

/** Bytes of a hash, and how few of them may stand for it. */
const LONGEST = 32;
const SHORTEST = 8;

/** HMAC-SHA256 for one purpose: made with the current key, recognised when it was made with any. */
export class KeyedHash {
  readonly #ring: KeyRing;
  readonly #secrets: ReadonlyMap<number, Buffer>;

  /** Without a purpose the text says what it is for, as some have from the beginning. */
  constructor(ring: KeyRing, purpose: string | null) {
    this.#ring = ring;
    this.#secrets = new Map(
      ring.keys.map(({ id, secret }) => [id, purpose === null ? secret : derive(secret, purpose)]),
    );
  }

  /** 32 bytes of the key that makes what is new. */
  make(...text: readonly (string | Uint8Array)[]): Buffer<ArrayBuffer> {
    return this.with(this.#ring.current.id, ...text);
  }

  /** 32 bytes of one key. */
  with(id: number, ...text: readonly (string | Uint8Array)[]): Buffer<ArrayBuffer> {
    const hmac = createHmac('sha256', this.#secrets.get(id) ?? this.#ring.key(id).secret);
    for (const part of text) hmac.update(part);
    return hmac.digest();
  }

  /** Of every key: a row made before a change of keys is found by one of them. */
  all(...text: readonly (string | Uint8Array)[]): Buffer<ArrayBuffer>[] {
    return this.#ring.keys.map(({ id }) => this.with(id, ...text));
  }

  /** Whether `given` is the beginning of what one of the keys makes of `text`; in a time that tells nothing. */
  matches(given: Uint8Array, ...text: readonly (string | Uint8Array)[]): boolean {
    if (given.length < SHORTEST || given.length > LONGEST) return false;
    return this.all(...text).some((hash) => timingSafeEqual(hash.subarray(0, given.length), given));
  }
}
