import type { ExportFormat, Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { ExportSpec } from '../../core/export/export.ts';
import { writeExport, type ExportServices as WritingServices } from '../../core/export/write-export.ts';
import type { ExportRequest } from '../../generated/prisma/client.ts';
import type { ExportKinds } from './export-kinds.ts';
import type { Asked } from './export-view.ts';
import { expiryOf } from './start-export.ts';

/** So often a running export says how far it is, and hears whether it is still wanted: it ends within a second. */
const REPORT_MS = 400;

export type ExportServices = Pick<Infrastructure, 'db' | 'clock'> & WritingServices;

/** Where the file of one run is stored: two workers never write the same one. */
export const fileKeyOf = (id: string, run: number): string => `exports/${id}-${run}.sealed`;

function specOf(row: ExportRequest): ExportSpec {
  const { sort, q, f } = row.query as unknown as Asked;
  return {
    // As the contract let them in.
    format: row.format as ExportFormat,
    language: row.language as Language,
    columns: row.columns,
    query: { page: 1, sort, f, ...(q !== undefined && { q }) },
    // Ages, states and the like are those of the moment it was asked for.
    now: row.createdAt,
  };
}

/** Takes the export for this worker; null when it is over, or nobody wants it any more. */
async function claimExport(
  { db, clock, storage }: ExportServices,
  id: string,
): Promise<ExportRequest | null> {
  const now = clock.now();
  const [row] = await db.exportRequest.updateManyAndReturn({
    where: { id, state: { in: ['queued', 'running'] } },
    data: { state: 'running', run: { increment: 1 }, rows: 0, startedAt: now, touchedAt: now },
  });
  if (row === undefined) return null;
  // What a worker that died had begun.
  for (let run = 1; run < row.run; run += 1) await storage.privateFiles.remove(fileKeyOf(id, run));
  return row;
}

/** Writes one file. May be run twice: one that is over is left alone, and the later of two workers wins. */
export async function workExport(
  services: ExportServices,
  { kindOf }: ExportKinds,
  id: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { db, clock, storage } = services;
  const row = await claimExport(services, id);
  if (row === null) return;
  const { run } = row;
  const write = (data: object) => db.exportRequest.updateMany({ where: { id, run, state: 'running' }, data });
  const key = fileKeyOf(id, run);
  const unwanted = new AbortController();
  let progress: object = {};
  const reportProgress = async () => {
    const { count } = await write({ ...progress, touchedAt: clock.now() });
    if (count === 0) unwanted.abort();
  };
  // Silence of the database fails the export by itself.
  const timer = setInterval(() => void reportProgress().catch(() => undefined), REPORT_MS);
  try {
    const kind = kindOf(row.resource);
    if (kind === undefined) throw new Error(`Nothing of the name ${row.resource} can be exported.`);
    const { isWhole } = row;
    const written = await writeExport(services, {
      exported: kind.of({ now: row.createdAt, isWhole }),
      spec: specOf(row),
      key,
      signal: unwanted.signal,
      reportProgress: (so) => (progress = so),
    });
    const now = clock.now();
    const over = { state: 'ready', fileKey: key, finishedAt: now, touchedAt: null, expiresAt: expiryOf(now) };
    const { count: kept } = await write({ ...written, ...over });
    // Cancelled at the last moment.
    if (kept === 0) await storage.privateFiles.remove(key);
  } catch (error) {
    if (unwanted.signal.aborted) return;
    if (isLast) await write({ state: 'failed', finishedAt: clock.now(), touchedAt: null });
    throw error;
  } finally {
    clearInterval(timer);
  }
}
