import type { BulkRun as View } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { type BulkRun, Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

export const UNDER_WAY = ['queued', 'running'];
/** What is forgotten once a run is over: what was searched for and written may be about a person. */
export const FORGOTTEN = { search: null, values: Prisma.DbNull };

export function bulkRunOf({ id, list, action, total, done, refused, decides, ...run }: BulkRun): View {
  return {
    id,
    list,
    action,
    total,
    done,
    refused,
    decides,
    // Written by ours alone, and parsed by the contract on the way out.
    state: run.state as View['state'],
    problem: run.problem as View['problem'],
    createdAt: run.createdAt.toISOString(),
    startsAt: run.startsAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

/** A run of this person; somebody else's is none. */
export async function findRun(tx: Transaction, id: string, ownerId: string): Promise<BulkRun> {
  const found = await tx.bulkRun.findFirst({ where: { id, ownerId } });
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}
