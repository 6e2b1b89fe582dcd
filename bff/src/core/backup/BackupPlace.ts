import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketPlace } from '../storage/BucketDriver.ts';
import { FolderDriver } from '../storage/FolderDriver.ts';
import { openBucket } from '../storage/open-storages.ts';
import type { StorageDriver } from '../storage/StorageDriver.ts';
import { BackupError } from './BackupError.ts';
import { type Measured, measure } from './measure.ts';

/** One object of a backup: its path within it, its bytes and their SHA-256 in hexadecimal. */
export interface Piece extends Measured {
  readonly path: string;
}

/** What is wrong with what was found in a piece's place, or null. */
function differenceOf({ path, size, sha256 }: Piece, found: Measured): string | null {
  if (found.size !== size) return `${path} has ${found.size} bytes and should have ${size}.`;
  return found.sha256 === sha256 ? null : `${path} isn't what was written: its SHA-256 is ${found.sha256}.`;
}

/** A folder, or the part of a bucket, that holds one backup. */
export class BackupPlace {
  /** As a person named it. */
  readonly name: string;
  readonly #driver: StorageDriver;
  readonly #prefix: string;

  constructor(name: string, driver: StorageDriver, prefix = '') {
    this.name = name;
    this.#driver = driver;
    this.#prefix = prefix;
  }

  async isEmpty(): Promise<boolean> {
    for await (const _ of this.#driver.list(this.#prefix)) return false;
    return true;
  }

  /** Writes one piece as it comes; nobody sees half of it. */
  async write(path: string, pieces: AsyncIterable<Uint8Array>): Promise<Piece> {
    const { through, measured } = measure();
    const out = new PassThrough();
    const copied = pipeline(Readable.from(pieces, { objectMode: false }), through, out);
    // Told by the write below, which sees the stream break.
    copied.catch(() => undefined);
    await this.#driver.putStream(`${this.#prefix}${path}`, out);
    await copied;
    return { path, ...measured() };
  }

  /** Throws a BackupError when there is no such piece. */
  async read(path: string): Promise<Readable> {
    try {
      const stream = await this.#driver.getStream(`${this.#prefix}${path}`);
      return stream.on('error', () => undefined);
    } catch (error) {
      if (this.#driver.isMissing(error)) throw new BackupError(`${this.name} has no ${path}.`);
      throw error;
    }
  }

  /**
   * A piece as it was written: where it isn't any more, what reads it breaks at its end with a BackupError. Between verifying a
   * backup and restoring it somebody may have had an hour.
   */
  async readWhole(piece: Piece): Promise<Readable> {
    const { through, measured } = measure();
    const checked = new PassThrough({
      flush: (done) => {
        const problem = differenceOf(piece, measured());
        done(problem === null ? null : new BackupError(problem));
      },
    });
    // Told by whoever reads the stream.
    pipeline(await this.read(piece.path), through, checked).catch(() => undefined);
    return checked.on('error', () => undefined);
  }

  /** Whether a piece is there as it was written; says what is wrong with it, or null. */
  async problemOf(piece: Piece): Promise<string | null> {
    const { through, measured } = measure();
    try {
      await pipeline(await this.read(piece.path), through.resume());
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return differenceOf(piece, measured());
  }

  async remove(path: string): Promise<void> {
    await this.#driver.delete(`${this.#prefix}${path}`);
  }
}

/** Of buckets that aren't Amazon's, or in another region. */
export interface BucketOptions {
  readonly region: string;
  readonly endpoint: URL | null;
}

const BUCKET = /^s3:\/\/([a-z0-9.-]{3,63})(?:\/([A-Za-z0-9._/-]*?))?\/*$/;

/** `/a/folder` or `s3://bucket/prefix`, as it is given on a command line. */
export async function openBackupPlace(
  name: string,
  { region, endpoint }: BucketOptions,
): Promise<BackupPlace> {
  if (!name.includes('://'))
    return new BackupPlace(name, new FolderDriver(resolve(name), { isPrivate: true }));
  const [, bucket, prefix = ''] = BUCKET.exec(name) ?? [];
  if (bucket === undefined)
    throw new BackupError(`${name} is neither a folder nor written as s3://bucket/prefix.`);
  const place: BucketPlace = { bucket, region, endpoint };
  return new BackupPlace(name, await openBucket(place), prefix === '' ? '' : `${prefix}/`);
}
