import type { DrawFileKind } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { drawFileQueue } from './file-queue.ts';

interface FilesRequest {
  readonly drawId: string;
  readonly kinds: readonly DrawFileKind[];
  /** Of the staff. */
  readonly byId: string;
}

/**
 * Has documents of a draw made from what it is once this transaction is committed. Those of the same kinds that are on
 * their way are dropped: they might still say what was before. The draw's row must be locked.
 */
export async function askForFiles(
  { jobs, clock }: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  { drawId, kinds, byId }: FilesRequest,
): Promise<void> {
  const wanted = [...new Set(kinds)];
  await tx.drawFile.updateMany({
    where: { drawId, kind: { in: wanted }, state: { in: ['queued', 'running'] } },
    data: { state: 'failed' },
  });
  const createdAt = clock.now();
  const files = await tx.drawFile.createManyAndReturn({
    data: wanted.map((kind) => ({ drawId, kind, requestedById: byId, createdAt })),
    select: { id: true },
  });
  for (const { id } of files) await jobs.send(tx, drawFileQueue, { fileId: id });
}
