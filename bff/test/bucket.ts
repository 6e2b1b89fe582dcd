import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface TestBucket {
  /** What leads the product's files there. */
  readonly env: Record<string, string>;
  readonly place: { readonly bucket: string; readonly region: string; readonly endpoint: URL };
  readonly close: () => Promise<void>;
}

/** An empty bucket of a service that speaks S3, on a free port of this machine. */
export async function createTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'fio-s3-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It leaves the slash out that S3's client signs behind a bucket whose files it lists.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await service.run();
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  return {
    env: { STORAGE_BUCKET: 'files', STORAGE_ENDPOINT: endpoint.href },
    place: { bucket: 'files', region: 'us-east-1', endpoint },
    close: async () => {
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
