import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|webp|avif|jpg|pdf|csv|html|json|sealed|part)$/;
/** What `write` calls a file until it is whole. */
const DRAFT = /\.[a-z]+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

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

  /** The whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null> {
    return readFile(this.#path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void> {
    return rm(this.#path(key), { force: true });
  }

  /** Paths of files that nobody finished and nobody has touched since `before`. */
  async drafts(before: Date): Promise<string[]> {
    const names = await readdir(this.root, { recursive: true }).catch(() => []);
    const paths = names.filter((name) => DRAFT.test(name)).map((name) => join(this.root, name));
    const ages = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
    return paths.filter((_, index) => (ages[index]?.mtime ?? before) < before);
  }

  /** Removes them; answers how many. */
  async dropDrafts(before: Date): Promise<number> {
    const left = await this.drafts(before);
    for (const path of left) await rm(path, { force: true });
    return left.length;
  }

  #path(key: string): string {
    if (!KEY.test(key))
      throw new Error(`Not a storage key: ${key}. Use words of a-z, 0-9 and - with / between.`);
    return join(this.root, key);
  }
}
