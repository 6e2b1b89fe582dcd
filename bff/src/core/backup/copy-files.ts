import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { StoredTree } from '../storage/StoredTree.ts';
import type { ListedFile } from '../storage/StorageDriver.ts';
import type { BackupPlace, Piece } from './BackupPlace.ts';
import { inOrder } from './in-order.ts';
import { joined } from './joined.ts';
import { linesOf, toLines } from './lines.ts';
import { readReferenced } from './referenced-files.ts';

/** Files under way at once: each may wait for a bucket. */
const AT_ONCE = 8;
/** Of lost files so many are named. */
const NAMED = 1000;

/** A file of the storage as it was copied. */
interface CopiedFile extends Omit<ListedFile, 'at'> {
  readonly sha256: string;
}

const pathOf = (key: string) => `files/${key}`;

/** Where a backup's files are noted while it is made: a million of them are no load for the memory. */
class Notes {
  readonly #folder: string;
  #count = 0;
  #current: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async *read(): AsyncGenerator<CopiedFile> {
    if (this.#current === undefined) return;
    for await (const line of linesOf(createReadStream(this.#current))) yield JSON.parse(line) as CopiedFile;
  }

  async replace(files: AsyncIterable<CopiedFile>): Promise<void> {
    const next = join(this.#folder, `${(this.#count += 1)}`);
    await writeFile(next, toLines(files));
    this.#current = next;
  }
}

async function* present<T>(rows: AsyncIterable<T | null>): AsyncGenerator<T> {
  for await (const row of rows) if (row !== null) yield row;
}

/** Copies the files of the product to a place in two passes, so that all that one state of the database names is there. */
export class FileCopy {
  readonly #tree: StoredTree;
  readonly #place: BackupPlace;
  readonly #notes: Notes;

  private constructor(tree: StoredTree, place: BackupPlace, notes: Notes) {
    [this.#tree, this.#place, this.#notes] = [tree, place, notes];
  }

  /** Has `work` copy files, with room for its notes. */
  static async with<T>(
    tree: StoredTree,
    place: BackupPlace,
    work: (copy: FileCopy) => Promise<T>,
  ): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'fio-backup-'));
    try {
      return await work(new FileCopy(tree, place, new Notes(folder)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The long pass, before the snapshot: what is removed meanwhile the snapshot won't name. */
  async begin(): Promise<void> {
    await this.#notes.replace(present(inOrder(this.#tree.list(), AT_ONCE, (file) => this.#copy(file))));
  }

  /**
   * The short pass, within the client's snapshot: copies what came or changed since, and drops what went. Answers the keys
   * that rows name and that aren't there.
   */
  async settle(client: pg.Client): Promise<readonly string[]> {
    const missing: string[] = [];
    const rows = joined(this.#notes.read(), this.#tree.list(), readReferenced(client));
    const settled = inOrder(rows, AT_ONCE, async ({ key, first: noted, second: listed, third: named }) => {
      if (noted && (listed ? listed.stamp === noted.stamp : named)) return noted;
      const copied = listed ? await this.#copy(listed) : null;
      if (copied) return copied;
      if (noted && named) return noted;
      if (noted) await this.#place.remove(pathOf(key));
      if (named && missing.length < NAMED) missing.push(key);
      return null;
    });
    await this.#notes.replace(present(settled));
    return missing;
  }

  /** Writes the list of all that was copied. */
  async finish(): Promise<{ count: number; bytes: number; list: Piece }> {
    const total = { count: 0, bytes: 0 };
    const notes = this.#notes.read();
    async function* pieces() {
      for await (const { key, size, sha256 } of notes) {
        total.count += 1;
        total.bytes += size;
        yield { path: pathOf(key), size, sha256 };
      }
    }
    const list = await this.#place.write('files.jsonl', toLines(pieces()));
    return { ...total, list };
  }

  /** Null when it went in the meantime. */
  async #copy({ key, stamp }: ListedFile): Promise<CopiedFile | null> {
    const stream = await this.#tree.read(key);
    if (stream === null) return null;
    const { size, sha256 } = await this.#place.write(pathOf(key), stream);
    return { key, stamp, size, sha256 };
  }
}

/** The files of a backup, by its list. */
export async function* readFileList(place: BackupPlace, list: Piece): AsyncGenerator<Piece> {
  for await (const line of linesOf(await place.readWhole(list))) yield JSON.parse(line) as Piece;
}

/** Writes them into the storages; answers how many. */
export async function bringFilesBack(place: BackupPlace, list: Piece, tree: StoredTree): Promise<number> {
  let count = 0;
  const written = inOrder(readFileList(place, list), AT_ONCE, async (piece) => {
    const whole = Readable.from(await place.readWhole(piece), { objectMode: false });
    await tree.write(piece.path.slice(pathOf('').length), whole);
  });
  for await (const _ of written) count += 1;
  return count;
}
