import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|webp|avif|jpg|pdf|csv|html|json|sealed|part)$/;
/** Bytes read at once. */
const PIECE = 256 * 1024;
/** The end of what writeStream hasn't finished. */
const DRAFT = '.draft';
/** What a file is called until it is whole, by `write` or by `writeStream`. */
const UNFINISHED = /\.[a-z]+\.(?:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part|draft)$/;

/** Files under keys like `pictures/0198….webp`. Each is written once and never changed, so it may be cached for ever. */
export class FileStorage {
  /** The folder its files are in. */
  readonly root: string;

  #isClosed = false;
  readonly #modes: { readonly file: number; readonly folder: number };

  /** The files of a private one are for nobody else on the machine. */
  constructor(root: string, { isPrivate = false }: { isPrivate?: boolean } = {}) {
    this.root = root;
    this.#modes = isPrivate ? { file: 0o600, folder: 0o700 } : { file: 0o666, folder: 0o777 };
  }

  /** Whoever reads sees the whole file or none: it is written beside and moved into its place. */
  async write(key: string, bytes: Uint8Array | string): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}.part`;
    await this.#prepare(path);
    try {
      await writeFile(draft, bytes, { flush: true, mode: this.#modes.file });
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
    await this.#prepare(path);
    try {
      await pipeline(pieces, createWriteStream(draft, { flush: true, mode: this.#modes.file }), { signal });
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

  /** Paths of files that nobody finished and nobody has touched since `before`. */
  async drafts(before: Date): Promise<string[]> {
    const names = await readdir(this.root, { recursive: true }).catch(() => []);
    const paths = names.filter((name) => UNFINISHED.test(name)).map((name) => join(this.root, name));
    const ages = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
    return paths.filter((_, index) => (ages[index]?.mtime ?? before) < before);
  }

  /** Removes them; answers how many. */
  async dropDrafts(before: Date): Promise<number> {
    const left = await this.drafts(before);
    for (const path of left) await rm(path, { force: true });
    return left.length;
  }

  /** Makes the folder of a file; what an older release left open for all is closed at the root. */
  async #prepare(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: this.#modes.folder });
    if (this.#isClosed) return;
    if (this.#modes.folder === 0o700) await chmod(this.root, 0o700);
    this.#isClosed = true;
  }

  #path(key: string): string {
    if (!KEY.test(key))
      throw new Error(`Not a storage key: ${key}. Use words of a-z, 0-9 and - with / between.`);
    return join(this.root, key);
  }
}
