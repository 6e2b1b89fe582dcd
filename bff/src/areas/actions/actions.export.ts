import { instant, number, text } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { actionExportEn } from './actions.en.ts';
import { actionExportPt } from './actions.pt.ts';
import { actionSource } from './actions.source.ts';

export const actionExports = fixedExport({
  name: 'actions',
  source: actionSource,
  personal: ['actorName', 'ip', 'summary'],
  words: { pt: actionExportPt, en: actionExportEn },
  columns: {
    id: number(Prisma.sql`a.id`),
    at: instant(Prisma.sql`a.at`),
    actorName: text(Prisma.sql`a.actor_name`),
    actorType: text(Prisma.sql`a.actor_type`),
    ip: text(Prisma.sql`a.ip`),
    resource: text(Prisma.sql`a.resource`),
    action: text(Prisma.sql`a.action`),
    recordId: text(Prisma.sql`a.record_id`),
    summary: text(Prisma.sql`a.summary`),
    reason: text(Prisma.sql`a.reason`),
    hash: text(Prisma.sql`a.hash`),
  },
});
