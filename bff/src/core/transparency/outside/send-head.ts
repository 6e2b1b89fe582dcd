import { createHash, randomBytes } from 'node:crypto';
import { consistencyPath } from '@fio/domain';
import type { TransparencyCheckpoint } from '../../../generated/prisma/client.ts';
import type { LockedBucketPlace, TimestampAuthority, Witness } from '../../config/outside.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { rangeHashes } from '../tree-reader.ts';
import { post } from './post.ts';
import { readTimestamp, timestampRequest } from './timestamp.ts';
import { TimestampError } from './TimestampError.ts';
import { notifyAuditors } from './notify-auditors.ts';
import { askWitness } from './witness.ts';

type Services = Pick<Infrastructure, 'clock' | 'config' | 'db' | 'log' | 'mail' | 'transparency'>;

interface Evidence {
  readonly evidence: Buffer<ArrayBuffer>;
  readonly at: Date;
}

async function stamped(
  { name, url }: TimestampAuthority,
  { note }: TransparencyCheckpoint,
): Promise<Evidence> {
  const hash = createHash('sha256').update(note).digest();
  const nonce = Buffer.concat([Buffer.of(1), randomBytes(8)]);
  const request = timestampRequest({ hash, nonce });
  const { status, body } = await post(url, 'application/timestamp-query', Buffer.from(request));
  if (status !== 200) throw new TimestampError(`${name} answered ${status}.`);
  return { evidence: Buffer.from(body), at: readTimestamp(body, { hash, nonce }) };
}

async function witnessed(
  { db }: Services,
  witness: Witness,
  head: TransparencyCheckpoint,
): Promise<Evidence> {
  const last = await db.transparencyCopy.findFirst({
    where: { kind: 'witness', name: witness.key.name },
    orderBy: { size: 'desc' },
    select: { size: true },
  });
  const size = Number(head.size);
  const proofFrom = (before: number) => rangeHashes(db, consistencyPath(before, size));
  const { line, at } = await askWitness(
    witness,
    { size, note: head.note, proofFrom },
    Number(last?.size ?? 0),
  );
  return { evidence: Buffer.from(line), at };
}

async function lockedAway(
  { clock }: Services,
  place: LockedBucketPlace,
  head: TransparencyCheckpoint,
): Promise<Evidence> {
  // S3's client takes a while to load: only who has a bucket waits for it.
  const { lockAway } = await import('./locked-bucket.ts');
  return lockAway(place, head, clock.now());
}

/**
 * Signs what was committed, and has everybody outside see it who hasn't yet; what they answer is kept beside the head. Who
 * is out of reach is left, and asked for the next head or when this is called again.
 */
export async function sendHead(services: Services): Promise<void> {
  const { config, db, log, transparency } = services;
  const head = await transparency.head();
  if (head.size === 0n) return;
  const { witnesses, timestampAuthorities, lockedBucket } = config.transparencyOutside;
  const asked = [
    ...witnesses.map((one) => ({
      kind: 'witness',
      name: one.key.name,
      ask: () => witnessed(services, one, head),
    })),
    ...timestampAuthorities.map((one) => ({
      kind: 'timestamp',
      name: one.name,
      ask: () => stamped(one, head),
    })),
    ...(lockedBucket === null
      ? []
      : [
          {
            kind: 'bucket',
            name: lockedBucket.bucket,
            ask: () => lockedAway(services, lockedBucket, head),
          },
        ]),
  ];
  const there = await db.transparencyCopy.findMany({ where: { size: head.size } });
  const missing = asked.filter(
    ({ kind, name }) => !there.some((copy) => copy.kind === kind && copy.name === name),
  );
  await Promise.all(
    missing.map(async ({ kind, name, ask }) => {
      try {
        const evidence = await ask();
        const data = { size: head.size, kind, name, ...evidence };
        await db.transparencyCopy.createMany({ data, skipDuplicates: true });
      } catch (err) {
        log.error({ err, kind, name, size: Number(head.size) }, 'a head of the log was not seen outside');
      }
    }),
  );
  // Last: a letter that can't be written keeps no witness from the head.
  await notifyAuditors(services, head);
}
