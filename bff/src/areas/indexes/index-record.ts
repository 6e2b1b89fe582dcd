import type { indexes, indexRow, ResponseOf } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { type FoundIndex, loadIndexes } from './inventory.ts';

export function indexRowOf(found: FoundIndex): z.input<typeof indexRow> {
  const { id, table, columns, method, isUnique, isPrimary, isValid, bytes, scans, bloat } = found;
  const state = isValid ? 'valid' : 'invalid';
  return { id, table, columns, method, isUnique, isPrimary, state, bytes, scans, bloat };
}

export async function existingIndex(db: PrismaClient, id: string): Promise<FoundIndex> {
  const [found] = await loadIndexes(db, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** One index with the latest time it was rebuilt for itself. */
export async function indexDetail(db: PrismaClient, id: string): Promise<ResponseOf<typeof indexes.get>> {
  const found = await existingIndex(db, id);
  const { definition, entries, lastScanAt } = found;
  const run = await db.commandRun.findFirst({
    where: { command: 'rebuild-indexes', target: id, state: 'succeeded', isDry: false },
    orderBy: { createdAt: 'desc' },
  });
  const { startedAt, finishedAt } = run ?? {};
  return {
    ...indexRowOf(found),
    definition,
    entries: entries < 0 ? null : Math.round(entries),
    lastScanAt: lastScanAt?.toISOString() ?? null,
    rebuilt:
      run && startedAt && finishedAt
        ? {
            runId: run.id,
            at: finishedAt.toISOString(),
            duration: finishedAt.getTime() - startedAt.getTime(),
          }
        : null,
  };
}
