import {
  MOST_SALE_PROBLEMS,
  type SaleImport as View,
  type SaleImportDetail,
} from '@fio/contracts/admin/sale-imports';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

/** What may be said of an import: everything but its files' content. */
export const shown = {
  files: { orderBy: { id: 'asc' }, omit: { contentSealed: true } },
} as const satisfies Prisma.SaleImportInclude;
export type ImportRecord = Prisma.SaleImportGetPayload<{ include: typeof shown }>;

/** The import, or NOT_FOUND. */
export async function findImport(tx: Transaction, id: string): Promise<ImportRecord> {
  const found = await tx.saleImport.findUnique({ where: { id }, include: shown });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export function importViewOf(found: ImportRecord): View {
  const { id, state, byName, createdAt, finishedAt, outcome, failure, version } = found;
  return {
    id,
    version,
    // Written by ours alone, and parsed by the contract on the way out.
    state: state as View['state'],
    outcome: outcome as View['outcome'],
    failure: failure as View['failure'],
    files: found.files.map(({ name, bytes }) => ({ name, bytes })),
    by: byName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** The same with the first lines that somebody should look at. */
export async function importDetailOf(tx: Transaction, found: ImportRecord): Promise<SaleImportDetail> {
  const lines = await tx.saleImportLine.findMany({
    where: { importId: found.id, verdict: { in: ['contradicting', 'invalid'] } },
    orderBy: [{ file: 'asc' }, { line: 'asc' }],
    take: MOST_SALE_PROBLEMS,
  });
  const problems = lines.map(({ file, line, accessKey: key, ...row }) => ({
    file: found.files[file]?.name ?? '',
    line,
    key,
    // Held by a check constraint, and written by ours alone.
    verdict: row.verdict as SaleImportDetail['problems'][number]['verdict'],
    problems: row.problems as SaleImportDetail['problems'][number]['problems'],
  }));
  return { ...importViewOf(found), problems };
}
