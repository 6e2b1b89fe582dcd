import type { Readable } from 'node:stream';
import type { ListedFile, StorageDriver } from './StorageDriver.ts';

interface Part {
  /** Before each key, up to the slash. */
  readonly name: string;
  readonly driver: StorageDriver | Promise<StorageDriver>;
  /** What its keys begin with within the driver. */
  readonly prefix: string;
  readonly has?: (key: string) => boolean;
}

/** Every file of the product under one roof, whichever storage has it: what is copied as a whole. */
export class StoredTree {
  readonly #parts: readonly Part[];

  /** The parts in the order of their names. */
  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** In the order of their keys' bytes. */
  async *list(): AsyncGenerator<ListedFile> {
    for (const { name, driver, prefix, has = () => true } of this.#parts)
      for await (const { key, ...file } of (await driver).list(prefix)) {
        const own = key.slice(prefix.length);
        if (has(own)) yield { key: `${name}/${own}`, ...file };
      }
  }

  /** Null when there is no such file. */
  async read(key: string): Promise<Readable | null> {
    const { driver, place } = await this.#found(key);
    try {
      return await driver.getStream(place);
    } catch (error) {
      if (driver.isMissing(error)) return null;
      throw error;
    }
  }

  async write(key: string, bytes: Readable): Promise<void> {
    const { driver, place } = await this.#found(key);
    await driver.putStream(place, bytes);
  }

  async #found(key: string) {
    const part = this.#parts.find(({ name }) => key.startsWith(`${name}/`));
    if (!part) throw new Error(`${key} is in no storage.`);
    return { driver: await part.driver, place: `${part.prefix}${key.slice(part.name.length + 1)}` };
  }
}
