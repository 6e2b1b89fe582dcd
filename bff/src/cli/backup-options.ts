import type { BucketOptions } from '../core/backup/BackupPlace.ts';

/** Where a bucket of backups is; unless said where the product's own is. */
export const PLACE_OPTIONS = { region: { type: 'string' }, endpoint: { type: 'string' } } as const;

interface Given {
  readonly region?: string | undefined;
  readonly endpoint?: string | undefined;
}

export function bucketOptions({ region, endpoint }: Given): BucketOptions {
  const { STORAGE_REGION, STORAGE_ENDPOINT } = process.env;
  const address = endpoint ?? STORAGE_ENDPOINT;
  return {
    region: region ?? (STORAGE_REGION || 'us-east-1'),
    endpoint: address ? new URL(address) : null,
  };
}
