import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface CompressorOptions {
  /** Bytes of results kept at most. */
  readonly capacity: number;
  /** 0 to 11. At 9 a script of 300 kB takes some 30 ms and is a percent larger than at 11, which takes 500. */
  readonly quality: number;
}

/** Compresses what never changes under its name, once each, and keeps the results that were asked for last. */
export class Compressor {
  readonly #options: CompressorOptions;
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(options: CompressorOptions) {
    this.#options = options;
  }

  /** `key` names the bytes for good; `read` is called only when they aren't known yet. */
  async get(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${encoding} ${key}`;
    const known = this.#kept.get(name);
    if (known) {
      this.#kept.delete(name); // and back in as the latest
      this.#kept.set(name, known);
      return known;
    }
    const other = this.#underWay.get(name);
    if (other) return other;
    const made = read().then((bytes) => this.#compress(bytes, encoding));
    this.#underWay.set(name, made);
    try {
      this.#keep(name, await made);
      return await made;
    } finally {
      this.#underWay.delete(name);
    }
  }

  #compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return zip(bytes, { level: Math.min(9, this.#options.quality) });
    return brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.#options.quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }

  #keep(name: string, bytes: Buffer): void {
    this.#kept.set(name, bytes);
    this.#size += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#options.capacity) return;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
  }
}
