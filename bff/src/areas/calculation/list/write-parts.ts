import { LIST_FILE_LIMIT, type RuleSet } from '@fio/domain';
import type { PoolClient } from 'pg';
import type { Draw } from '../../../generated/prisma/client.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Vaults } from '../../../core/secrets/vaults.ts';
import type { ProductStorage } from '../../../core/storage/open-storages.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { readList } from './read-list.ts';
import { sweepAfter } from '../../../core/sweep-after.ts';
import { listFileKey } from './list-file.ts';
import { type ListPart, ListWriter } from './ListWriter.ts';
import { places } from '../../../core/secrets/places.ts';

/** What the freeze works with. */
export interface Freezing extends Pick<Infrastructure, 'db' | 'pool' | 'clock'> {
  readonly vaults: Pick<Vaults, 'seeds'>;
  readonly storage: Pick<ProductStorage, 'privateFiles'>;
  /** The most bytes a file may have, if not LIST_FILE_LIMIT. */
  readonly fileLimit?: number;
}

/** Bytes of files: behind each that is full. */
const SWEPT_AFTER = 0.9 * LIST_FILE_LIMIT;

/** The file first: a part that has its row is whole. */
async function storePart({ db, storage, clock }: Freezing, drawId: string, { file, ...part }: ListPart) {
  const fileKey = listFileKey(drawId, part.part);
  await storage.privateFiles.write(fileKey, file);
  await db.drawListPart.create({
    data: {
      ...part,
      drawId,
      fileKey,
      createdAt: clock.now(),
      bytes: file.length,
      sha256: Buffer.from(sha256(file)),
    },
  });
}

/**
 * Writes the parts of a closed list that are missing, from the last one that is stored on. The list doesn't change any
 * more, so it is the same list however often this is broken off.
 */
export async function writeParts(
  services: Freezing,
  client: PoolClient,
  {
    id: drawId,
    listFormat,
    listSecret,
    ruleSet,
  }: Pick<Draw, 'id' | 'listFormat' | 'ruleSet'> & { readonly listSecret: Uint8Array },
): Promise<void> {
  const last = await services.db.drawListPart.findFirst({
    where: { drawId },
    orderBy: { part: 'desc' },
    select: { part: true, lastCode: true },
  });
  const sweep = sweepAfter(SWEPT_AFTER);
  const writer = new ListWriter({
    part: (last?.part ?? 0) + 1,
    orderDigits: (ruleSet as unknown as RuleSet).order.length,
    store: async (part) => {
      await storePart(services, drawId, part);
      await sweep(part.file.length);
    },
    ...(services.fileLimit && { limit: services.fileLimit }),
  });
  const secret = services.vaults.seeds.open(listSecret, places.drawList(drawId));
  const missing = { drawId, format: listFormat, after: last?.lastCode ?? -1 };
  try {
    await readList(client, secret, missing, (row) => writer.take(row));
    await writer.finish();
  } finally {
    // Nothing is being stored any more when the lock is let go.
    await writer.settle();
  }
}
