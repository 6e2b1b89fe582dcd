import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { TransparencyCheckpoint } from '../../../generated/prisma/client.ts';
import type { LockedBucketPlace } from '../../config/outside.ts';

const DAY = 86_400_000;
const PATIENCE = { connectionTimeout: 3_000, requestTimeout: 10_000 } as const;

/** The bucket took a head without locking it: whoever owns it could exchange the head. */
export class UnlockedBucketError extends Error {
  override readonly name = 'UnlockedBucketError';
}

/**
 * Puts a head where nobody can change or remove it before its days are over (S3's object lock in compliance mode), and asks
 * whether that is so: a service that knows no locks ignores them without a word.
 */
export async function lockAway(
  { bucket, region, endpoint, days }: LockedBucketPlace,
  { size, note }: Pick<TransparencyCheckpoint, 'size' | 'note'>,
  now: Date,
): Promise<{ readonly evidence: Buffer<ArrayBuffer>; readonly at: Date }> {
  const elsewhere = endpoint && { endpoint: endpoint.href, forcePathStyle: true };
  const client = new S3Client({ region, requestHandler: PATIENCE, maxAttempts: 1, ...elsewhere });
  const Key = `heads/${size}`;
  const until = new Date(now.getTime() + days * DAY);
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key,
        Body: note,
        ContentType: 'text/plain; charset=utf-8',
        ObjectLockMode: 'COMPLIANCE',
        ObjectLockRetainUntilDate: until,
      }),
    );
    const kept = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
    const lock = kept.ObjectLockRetainUntilDate;
    if (kept.ObjectLockMode !== 'COMPLIANCE' || lock === undefined || lock.getTime() < until.getTime() - DAY)
      throw new UnlockedBucketError(`The bucket ${bucket} doesn't lock what it is given.`);
    const evidence = { key: Key, version: kept.VersionId ?? null, until: lock.toISOString() };
    return { evidence: Buffer.from(JSON.stringify(evidence)), at: now };
  } finally {
    client.destroy();
  }
}
