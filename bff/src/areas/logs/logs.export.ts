import { LOG_KINDS } from '@fio/contracts';
import { instant, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { logExportEn } from './logs.en.ts';
import { logExportPt } from './logs.pt.ts';
import { logSource } from './logs.source.ts';

const kind = Prisma.sql`(ARRAY[${Prisma.join([...LOG_KINDS])}])[l.kind + 1]`;
/** Of who was anonymised no address is told any more (docs/decisions/votes.md). */
const ifPresent = (column: Prisma.Sql) => Prisma.sql`CASE WHEN r.anonymised_at IS NULL THEN ${column} END`;

export const logExports = fixedExport({
  name: 'logs',
  source: {
    ...logSource,
    from: Prisma.sql`logs l LEFT JOIN registrations r ON r.id = l.registration_id`,
  },
  personal: ['person', 'registrationId', 'ip', 'userAgent'],
  words: { pt: logExportPt, en: logExportEn },
  columns: {
    at: instant(Prisma.sql`l.at`),
    kind: word(kind, { pt: logExportPt.kind, en: logExportEn.kind }),
    person: text(ifPresent(Prisma.sql`r.name || ' ' || r.last_name`)),
    registrationId: text(Prisma.sql`l.registration_id`),
    recordId: text(Prisma.sql`l.record_id`),
    ip: text(ifPresent(Prisma.sql`l.ip`)),
    userAgent: text(ifPresent(Prisma.sql`l.user_agent`)),
  },
});
