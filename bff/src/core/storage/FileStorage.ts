import { Readable } from 'node:stream';
import type { ByteRange, StorageDriver } from './StorageDriver.ts';

const KEY =
  /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|webp|avif|jpg|pdf|csv|html|json|webm|mp4|vtt|sealed|part)$/;

/** Of a whole key: a bucket takes 1,024 bytes, its prefix included. */
const LONGEST = 900;
/** What a folder takes for one name, with room for what a file is called until it is whole. */
const LONGEST_PART = 200;

interface Options {
  /** Before every key: where one bucket holds several storages. */
  readonly prefix?: string;
  /** Keys it takes; unless said otherwise words of a-z, 0-9 and - with / between, and an ending we know. */
  readonly keys?: RegExp;
}

/**
 * Files under keys like `pictures/0198….webp`. Each is written once and never changed, so it may be cached for ever.
 * flydrive's own Disk isn't in between: it tidies keys up where this refuses them.
 */
export class FileStorage {
  readonly #driver: StorageDriver | Promise<StorageDriver>;
  readonly #prefix: string;
  readonly #keys: RegExp;

  constructor(driver: StorageDriver | Promise<StorageDriver>, { prefix = '', keys = KEY }: Options = {}) {
    this.#driver = driver;
    this.#prefix = prefix;
    this.#keys = keys;
  }

  /** Whether there can be a file of this key. */
  takes(key: string): boolean {
    return (
      key.length <= LONGEST &&
      !key.split('/').some((part) => part.length > LONGEST_PART) &&
      this.#keys.test(key)
    );
  }

  /** Whoever reads sees the whole file or none. */
  async write(key: string, bytes: Uint8Array | string): Promise<void> {
    const place = this.#place(key);
    await (await this.#driver).put(place, bytes);
  }

  /**
   * The same of a file that may be too large for the memory, written by one at a time. Nothing is left of one that breaks
   * off, unless its process is killed: `remove` takes that away too.
   */
  async writeStream(key: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    const place = this.#place(key);
    await (await this.#driver).putStream(place, Readable.from(pieces), { signal });
  }

  /**
   * The file piece by piece, or null when there is none. One that breaks off tells whoever reads it, now or later, and
   * nobody else: an error that nobody hears would end the process.
   */
  async readStream(key: string): Promise<Readable | null> {
    const stream = await this.#found(key, (driver, place) => driver.getStream(place));
    return stream?.on('error', () => undefined) ?? null;
  }

  /** The same of a part of it. */
  async readRange(key: string, range: ByteRange): Promise<Readable | null> {
    const stream = await this.#found(key, (driver, place) => driver.getRange(place, range));
    return stream?.on('error', () => undefined) ?? null;
  }

  /** The whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null> {
    return this.#found(key, async (driver, place) => {
      const { buffer, byteOffset, byteLength } = await driver.getBytes(place);
      return Buffer.from(buffer, byteOffset, byteLength);
    });
  }

  /** Its bytes, or null when there is none. */
  size(key: string): Promise<number | null> {
    return this.#found(key, async (driver, place) => (await driver.getMetaData(place)).contentLength);
  }

  /** Nothing happens when there is no such file. */
  async remove(key: string): Promise<void> {
    const place = this.#place(key);
    await (await this.#driver).delete(place);
  }

  /** The keys below a folder (`share/pt/`) whose files were written before. */
  async *writtenBefore(folder: string, before: Date): AsyncGenerator<string> {
    const driver = await this.#driver;
    for await (const { key, at } of driver.list(`${this.#prefix}${folder}`))
      if (at < before) yield key.slice(this.#prefix.length);
  }

  /** How many files nobody finished and nobody has touched since `before`. */
  async drafts(before: Date): Promise<number> {
    return (await (await this.#driver).drafts(before)).length;
  }

  /** Removes them; answers how many. */
  async dropDrafts(before: Date): Promise<number> {
    const driver = await this.#driver;
    const left = await driver.drafts(before);
    for (const draft of left) await driver.dropDraft(draft);
    return left.length;
  }

  async #found<T>(
    key: string,
    read: (driver: StorageDriver, place: string) => Promise<T>,
  ): Promise<T | null> {
    const place = this.#place(key);
    const driver = await this.#driver;
    try {
      return await read(driver, place);
    } catch (error) {
      if (driver.isMissing(error)) return null;
      throw error;
    }
  }

  #place(key: string): string {
    if (!this.takes(key))
      throw new Error(`Not a storage key: ${key}. Use words of a-z, 0-9 and - with / between.`);
    return `${this.#prefix}${key}`;
  }
}
