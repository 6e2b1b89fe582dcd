// Declared here, not taken from the DOM or Node types: packages with either, or neither, check this file.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * SHAKE256 (FIPS 202) of `message`, `length` bytes of it. Handed in, for Node has it and browsers bring a library;
 * a longer output begins with the shorter one.
 */
export type Shake256 = (message: Uint8Array, length: number) => Uint8Array;

const SEED_BYTES = 32;

/** Bytes that follow from a committed seed and a label, read on and on as 32-bit numbers, most significant byte first. */
class Numbers {
  readonly #shake: Shake256;
  readonly #message: Uint8Array;
  #view: DataView;
  #at = 0;

  constructor(shake: Shake256, seed: Uint8Array, label: string, expected: number) {
    if (seed.length !== SEED_BYTES)
      throw new RangeError(`A seed has ${SEED_BYTES} bytes, not ${seed.length}.`);
    const text = new TextEncoder().encode(label);
    this.#message = new Uint8Array(SEED_BYTES + text.length);
    this.#message.set(seed);
    this.#message.set(text, SEED_BYTES);
    this.#shake = shake;
    this.#view = this.#stretch(Math.max(64, expected * 4));
  }

  next(): number {
    if (this.#at === this.#view.byteLength) this.#view = this.#stretch(this.#at * 2);
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4);
  }

  #stretch(length: number): DataView {
    const bytes = this.#shake(this.#message, length);
    return new DataView(bytes.buffer, bytes.byteOffset, length);
  }
}

const RANGE = 2 ** 32;

/** Draws whole numbers from 0 to below a bound, each exactly as likely; the same seed and label, the same draws. */
export interface Sampler {
  /** `bound` from 1 to 2^32. */
  readonly below: (bound: number) => number;
}

/**
 * A sampler from a seed of 32 bytes. The seed stands first in what SHAKE256 takes in: with a sponge that is a keyed
 * function, so nobody who lacks the seed can tell the draws from chance. `expected` draws are made at once.
 */
export function sampler(shake: Shake256, seed: Uint8Array, label: string, expected = 16): Sampler {
  const numbers = new Numbers(shake, seed, label, expected);
  return {
    below: (bound) => {
      // What lies above the last whole multiple of the bound would favour the low numbers: drawn again.
      const limit = RANGE - (RANGE % bound);
      for (;;) {
        const number = numbers.next();
        if (number < limit) return number % bound;
      }
    },
  };
}
