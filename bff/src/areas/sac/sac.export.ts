import { instant, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { sacExportEn } from './sac.en.ts';
import { sacExportPt } from './sac.pt.ts';
import { sacSource } from './sac.source.ts';

const said = (what: Prisma.Sql) => Prisma.sql`(SELECT ${what} FROM sac_messages m WHERE m.request_id = r.id)`;

export const sacExports = fixedExport({
  name: 'sac',
  source: sacSource,
  personal: ['name', 'email', 'message'],
  words: { pt: sacExportPt, en: sacExportEn },
  columns: {
    protocol: text(Prisma.sql`r.protocol`),
    subject: word(Prisma.sql`r.subject`, { pt: sacExportPt.subject, en: sacExportEn.subject }),
    state: word(Prisma.sql`r.state`, { pt: sacExportPt.state, en: sacExportEn.state }),
    name: text(Prisma.sql`r.name`),
    email: text(Prisma.sql`r.email`),
    message: text(said(Prisma.sql`(array_agg(m.text ORDER BY m.created_at, m.id))[1]`)),
    messages: number(said(Prisma.sql`count(*) FILTER (WHERE m.kind <> 'note')`)),
    createdAt: instant(Prisma.sql`r.created_at`),
    firstAnsweredAt: instant(Prisma.sql`r.first_answered_at`),
    answeredAt: instant(Prisma.sql`r.answered_at`),
    closedAt: instant(Prisma.sql`r.closed_at`),
  },
});
