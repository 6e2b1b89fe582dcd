import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import type { ByteRange, ListedFile, StorageDriver } from './StorageDriver.ts';
import { walk } from './walk.ts';

/** Bytes read at once. */
const PIECE = 256 * 1024;
/** The end of what putStream hasn't finished. */
const DRAFT = '.draft';
/** What a file is called until it is whole, by `put` or by `putStream`. */
const UNFINISHED = /\.[a-z]+\.(?:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part|draft)$/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * flydrive's folder with what it doesn't promise: a file is seen whole or not at all and is on the disk once it is written,
 * a private one is for nobody else on the machine, and EMFILE is told at once instead of being tried for a minute.
 */
export class FolderDriver extends FSDriver implements StorageDriver {
  readonly isMissing = isMissing;
  readonly #root: string;
  readonly #modes: { readonly file: number; readonly folder: number };
  #isClosed = false;

  constructor(root: string, { isPrivate = false }: { readonly isPrivate?: boolean } = {}) {
    super({ location: root, visibility: isPrivate ? 'private' : 'public' });
    this.#root = root;
    this.#modes = isPrivate ? { file: 0o600, folder: 0o700 } : { file: 0o666, folder: 0o777 };
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = await this.#prepare(key);
    const draft = `${path}.${randomUUID()}.part`;
    const written = writeFile(draft, contents, { flush: true, mode: this.#modes.file });
    await this.#moved(draft, path, written);
  }

  override async putStream(key: string, contents: Readable, { signal }: WriteOptions = {}): Promise<void> {
    const path = await this.#prepare(key);
    const draft = `${path}${DRAFT}`;
    const file = createWriteStream(draft, { flush: true, mode: this.#modes.file });
    await this.#moved(draft, path, pipeline(contents, file, { ...(signal && { signal }) }));
  }

  override getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#root, key));
  }

  /** Open already: that there is none is told now, not by the stream. */
  override getStream(key: string): Promise<Readable> {
    return this.#opened(key);
  }

  getRange(key: string, range: ByteRange): Promise<Readable> {
    return this.#opened(key, range);
  }

  override async delete(key: string): Promise<void> {
    const path = join(this.#root, key);
    await rm(path, { force: true });
    await rm(`${path}${DRAFT}`, { force: true });
  }

  async drafts(before: Date): Promise<readonly string[]> {
    const names = await readdir(this.#root, { recursive: true }).catch(() => []);
    const paths = names.filter((name) => UNFINISHED.test(name)).map((name) => join(this.#root, name));
    const ages = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
    return paths.filter((_, index) => (ages[index]?.mtime ?? before) < before);
  }

  dropDraft(path: string): Promise<void> {
    return rm(path, { force: true });
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    for await (const file of walk(this.#root, prefix.endsWith('/') ? prefix : ''))
      if (file.key.startsWith(prefix) && !UNFINISHED.test(file.key)) yield file;
  }

  async #opened(key: string, range?: ByteRange): Promise<Readable> {
    // Not of a FileHandle: one that nobody closes ends the process.
    const stream = createReadStream(join(this.#root, key), { highWaterMark: PIECE, ...range });
    await once(stream, 'open');
    return stream;
  }

  async #moved(draft: string, path: string, written: Promise<void>): Promise<void> {
    try {
      await written;
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Makes the folder of a file; what an older release left open for all is closed at the root. */
  async #prepare(key: string): Promise<string> {
    const path = join(this.#root, key);
    await mkdir(dirname(path), { recursive: true, mode: this.#modes.folder });
    if (!this.#isClosed && this.#modes.folder === 0o700) await chmod(this.#root, 0o700);
    this.#isClosed = true;
    return path;
  }
}
