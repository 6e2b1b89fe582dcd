import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|webp|avif|jpg|pdf|csv|html|json|sealed|part)$/;
/** Bytes read at once. */
const PIECE = 256 * 1024;
/** The end of what writeStream hasn't finished. */
const DRAFT = '.draft';

/** Files under keys like `pictures/0198….webp`. Each is written once and never changed, so it may be cached for ever. */
export class FileStorage {
  /** The folder its files are in. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Whoever reads sees the whole file or none: it is written beside and moved into its place. */
  async write(key: string, bytes: Uint8Array | string): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /**
   * The same of a file that may be too large for the memory, written by one at a time. Nothing is left of one that breaks
   * off, unless its process is killed: `remove` takes that away too.
   */
  async writeStream(key: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}${DRAFT}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(pieces, createWriteStream(draft, { flush: true }), { signal });
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** The file piece by piece, or null when there is none. */
  async readStream(key: string): Promise<Readable | null> {
    const file = await open(this.#path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return file && file.createReadStream({ highWaterMark: PIECE });
  }

  /** The whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null> {
    return readFile(this.#path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Nothing happens when there is no such file. */
  async remove(key: string): Promise<void> {
    const path = this.#path(key);
    await rm(path, { force: true });
    await rm(`${path}${DRAFT}`, { force: true });
  }

  #path(key: string): string {
    if (!KEY.test(key))
      throw new Error(`Not a storage key: ${key}. Use words of a-z, 0-9 and - with / between.`);
    return join(this.root, key);
  }
}
