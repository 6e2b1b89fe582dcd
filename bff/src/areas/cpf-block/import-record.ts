import type { CpfImport as View } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { CpfImport } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

/** What may be said of an import: everything but its list. */
export const shown = { listEncrypted: true } as const;
export type ImportRecord = Omit<CpfImport, 'listEncrypted'>;

/** The import, or NOT_FOUND. */
export async function findImport(tx: Transaction, id: string): Promise<ImportRecord> {
  const found = await tx.cpfImport.findUnique({ where: { id }, omit: shown });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export function importViewOf(found: ImportRecord): View {
  const { id, state, byName, createdAt, finishedAt, outcome, failure, problems, version } = found;
  return {
    id,
    version,
    // Written by ours alone, and parsed by the contract on the way out.
    state: state as View['state'],
    outcome: outcome as View['outcome'],
    failure: failure as View['failure'],
    problems: problems as View['problems'],
    by: byName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
