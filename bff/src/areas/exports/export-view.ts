import type { ExportDetail, ExportRow, Language } from '@fio/contracts';
import { headingsOf } from '../../core/export/export.ts';
import type { ExportRequest } from '../../generated/prisma/client.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import type { ExportKinds } from './export-kinds.ts';

/** What narrowed and ordered an export, as its row keeps it. */
export interface Asked {
  readonly sort: string;
  readonly q?: string;
  readonly f: Readonly<Record<string, unknown>>;
}

/** As `callerId` sees it. */
export function exportRowOf(row: ExportRequest, callerId: string): ExportRow {
  const { id, resource, fileName, isPersonal, rows, total, downloads } = row;
  return {
    id,
    resource,
    fileName,
    isPersonal,
    rows,
    total,
    downloads,
    // Written by ours alone, and parsed by the contract on the way out.
    format: row.format as ExportRow['format'],
    state: row.state as ExportRow['state'],
    requestedBy: row.byName,
    isOwn: row.byId === callerId,
    bytes: row.bytes === null ? null : Number(row.bytes),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export function exportDetailOf(
  row: ExportRequest,
  { kindOf }: ExportKinds,
  { callerId, language, now }: { callerId: string; language: Language; now: Date },
): ExportDetail {
  const exported = kindOf(row.resource)?.of({ now, isWhole: row.isWhole });
  const { sort, q, f } = row.query as unknown as Asked;
  const { cpfHash, ...filters } = f;
  return {
    ...exportRowOf(row, callerId),
    columns: exported ? headingsOf(exported, { columns: row.columns, language }) : row.columns,
    filters: [
      ...(q === undefined ? [] : [{ field: 'q', value: q }]),
      ...(cpfHash === undefined ? [] : [{ field: 'cpf', value: '•••' }]),
      ...Object.entries(filters).map(([field, value]) => ({ field, value: textOf(value) })),
      { field: 'sort', value: sort },
    ],
    purpose: row.purpose,
    sha256: row.sha256 === null ? null : hexOf(row.sha256),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    lastDownloadAt: row.lastDownloadAt?.toISOString() ?? null,
  };
}
