import type { S3Client } from '@aws-sdk/client-s3';

/** Where a bucket is; the credentials are found as everywhere with S3, by AWS_ACCESS_KEY_ID or the machine's role. */
export interface BucketPlace {
  readonly bucket: string;
  readonly region: string;
  /** Of another service than Amazon's. */
  readonly endpoint: URL | null;
}

/** Nobody waits for ever for a bucket that has fallen silent; how long a large file takes doesn't count. */
const WAIT = { connectionTimeout: 3_000, socketTimeout: 8_000 } as const;

/** S3's client takes a while to load: only who has a bucket waits for it. */
const load = () => import('@aws-sdk/client-s3');

/** Whole objects of a bucket by their keys. */
export class Bucket {
  readonly #place: BucketPlace;
  #client: S3Client | undefined;

  constructor(place: BucketPlace) {
    this.#place = place;
  }

  /** The object, or null when there is none. */
  async read(key: string): Promise<Buffer | null> {
    const { GetObjectCommand, NoSuchKey } = await load();
    try {
      const client = await this.#open();
      const { Body } = await client.send(new GetObjectCommand({ Bucket: this.#place.bucket, Key: key }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const { PutObjectCommand } = await load();
    const client = await this.#open();
    await client.send(new PutObjectCommand({ Bucket: this.#place.bucket, Key: key, Body: bytes }));
  }

  close(): void {
    this.#client?.destroy();
  }

  async #open(): Promise<S3Client> {
    const s3 = await load();
    const { region, endpoint } = this.#place;
    const elsewhere = endpoint && { endpoint: endpoint.href, forcePathStyle: true };
    return (this.#client ??= new s3.S3Client({ region, requestHandler: WAIT, ...elsewhere }));
  }
}
