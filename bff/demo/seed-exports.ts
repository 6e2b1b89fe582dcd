import type { ExportFormat } from '@fio/contracts';
import { momentForFile } from '@fio/domain';
import { type ExportServices, workExport } from '../src/areas/exports/work-export.ts';
import { HOUR } from './days.ts';
import type { ExportKinds } from '../src/areas/exports/export-kinds.ts';

interface DemoExport {
  readonly resource: string;
  readonly format: ExportFormat;
  readonly sort: string;
  readonly f: Readonly<Record<string, string>>;
  readonly purpose: string | null;
  /** Before now. */
  readonly hours: number;
  readonly state?: 'cancelled';
}

const EXPORTS: readonly DemoExport[] = [
  {
    resource: 'polls',
    format: 'xlsx',
    sort: '-votes',
    f: { state: 'open' },
    hours: 49,
    purpose: null,
  },
  {
    resource: 'registrations',
    format: 'csv',
    sort: '-createdAt',
    f: { uf: 'SP' },
    hours: 26,
    purpose: 'Convite para a pré-estreia em São Paulo.',
  },
  {
    resource: 'invoices',
    format: 'csv',
    sort: '-createdAt',
    f: { state: 'valid' },
    hours: 3,
    purpose: 'Conferência das notas com a auditoria externa.',
    state: 'cancelled',
  },
];

/** Exports of the one member of staff who is there for them, made as the worker makes them: their files can be taken. */
export async function seedExports(services: ExportServices & ExportKinds): Promise<void> {
  const { db, clock } = services;
  const exporter = await db.adminUser.findFirst({ where: { type: 'exports' } });
  if (exporter === null || (await db.exportRequest.count()) > 0) return;
  for (const { hours, state, sort, f, ...spec } of EXPORTS) {
    const createdAt = new Date(clock.now().getTime() - hours * HOUR);
    const exported = services.kindOf(spec.resource)?.of({ now: createdAt, isWhole: false });
    if (exported === undefined) continue;
    const { id } = await db.exportRequest.create({
      data: {
        ...spec,
        columns: Object.keys(exported.columns),
        query: { sort, f: { ...f } },
        language: 'pt',
        isWhole: false,
        isPersonal: spec.purpose !== null,
        fileName: `${exported.words.pt.file}-${momentForFile(createdAt)}.${spec.format}`,
        byId: exporter.id,
        byName: exporter.name,
        createdAt,
        ...(state && { state, finishedAt: createdAt }),
      },
    });
    await workExport(services, services, id, { isLast: true });
  }
}
