import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ObjectMetaData, WriteOptions } from 'flydrive/types';
import { StorageOutOfReach } from './refusals.ts';
import type { ByteRange, ListedFile, StorageDriver } from './StorageDriver.ts';

/** Where a bucket is; the credentials are found as everywhere with S3, by AWS_ACCESS_KEY_ID or the machine's role. */
export interface BucketPlace {
  readonly bucket: string;
  readonly region: string;
  /** Of another service than Amazon's. */
  readonly endpoint: URL | null;
}

/** Nobody waits for ever for a bucket that has fallen silent; how long a large file takes doesn't count. */
const WAIT = { connectionTimeout: 3_000, socketTimeout: 30_000 } as const;
/** Parts of 5 MiB under way at once: what a large file takes of the memory. */
const AT_ONCE = 2;
/** A bucket that isn't there is no missing file. */
const MISSING = new Set(['NoSuchKey', 'NotFound']);

const isMissing = (error: unknown): boolean => error instanceof Error && MISSING.has(error.name);

/** Fails with StorageOutOfReach, unless it is only that there is no such file. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw isMissing(cause) ? cause : new StorageOutOfReach(cause);
  }
}

/**
 * flydrive's bucket with what it doesn't promise: a stream of unknown length is sent in parts (S3 takes no other), and what
 * breaks off leaves nothing. An object is seen whole or not at all by S3's own promise.
 */
export class BucketDriver extends S3Driver implements StorageDriver {
  readonly isMissing = isMissing;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #isAmazon: boolean;

  constructor({ bucket, region, endpoint }: BucketPlace) {
    const elsewhere = endpoint && { endpoint: endpoint.href, forcePathStyle: true };
    const client = new S3Client({ region, requestHandler: WAIT, ...elsewhere });
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
    this.#isAmazon = endpoint === null;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return reached(super.put(key, contents));
  }

  override async putStream(key: string, contents: Readable, { signal }: WriteOptions = {}): Promise<void> {
    let broken: unknown;
    contents.once('error', (error) => (broken = error));
    const params = { Bucket: this.#bucket, Key: key, Body: contents };
    const upload = new Upload({ client: this.#client, params, queueSize: AT_ONCE });
    const abort = () => void upload.abort();
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      await upload.done();
    } catch (cause) {
      // What was to be written failed, or nobody wants it any more: neither is the bucket's fault.
      throw signal?.aborted ? signal.reason : (broken ?? new StorageOutOfReach(cause));
    } finally {
      signal?.removeEventListener('abort', abort);
      contents.destroy();
    }
  }

  override getBytes(key: string): Promise<Uint8Array> {
    return reached(super.getBytes(key));
  }

  override getStream(key: string): Promise<Readable> {
    return reached(super.getStream(key));
  }

  async getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const asked = new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` });
    const { Body } = await reached(this.#client.send(asked));
    if (!(Body instanceof Readable))
      throw new StorageOutOfReach(new Error(`The bucket gave no bytes of ${key}.`));
    return Body;
  }

  override getMetaData(key: string): Promise<ObjectMetaData> {
    return reached(super.getMetaData(key));
  }

  override delete(key: string): Promise<void> {
    return reached(super.delete(key));
  }

  /** Parts of what its process didn't live to end are invisible; the bucket's own rule drops them (runbook 'deploy'). */
  drafts(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  dropDraft(): Promise<void> {
    return Promise.resolve();
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    if (this.#isAmazon) return yield* this.#pages(prefix);
    // Not every service lists in the order of the bytes, as Amazon promises: of another, all its keys are in memory.
    const files = await Array.fromAsync(this.#pages(prefix));
    yield* files.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  async *#pages(prefix: string): AsyncGenerator<ListedFile> {
    const place = { Bucket: this.#bucket, Prefix: prefix };
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const asked = new ListObjectsV2Command({ ...place, ContinuationToken: token });
      const page: ListObjectsV2CommandOutput = await reached(this.#client.send(asked));
      for (const { Key: key = '', Size: size = 0, ETag: stamp = '', LastModified: at } of page.Contents ?? [])
        // What doesn't say when it was written is never too old.
        yield { key, size, stamp, at: at ?? new Date() };
      token = page.NextContinuationToken;
    }
  }

  close(): void {
    this.#client.destroy();
  }
}
