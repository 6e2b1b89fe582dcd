import { instant, number, plain, text, word } from '../../../core/export/columns.ts';
import { fixedExport } from '../../../core/export/export.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { mailExportEn } from './dispatches.en.ts';
import { mailExportPt } from './dispatches.pt.ts';
import { mailSource } from './dispatches.source.ts';

export const mailExports = fixedExport({
  name: 'dispatches',
  source: {
    ...mailSource,
    from: Prisma.sql`outbox_messages o LEFT JOIN dispatches d ON d.id = o.dispatch_id`,
  },
  personal: ['recipient', 'subject', 'error'],
  words: { pt: mailExportPt, en: mailExportEn },
  columns: {
    createdAt: instant(Prisma.sql`o.created_at`),
    sentAt: instant(Prisma.sql`o.sent_at`),
    recipient: text(Prisma.sql`o.recipient`),
    template: plain(Prisma.sql`o.template`),
    subject: text(Prisma.sql`o.subject`),
    state: word(Prisma.sql`o.state`, { pt: mailExportPt.state, en: mailExportEn.state }),
    attempts: number(Prisma.sql`o.attempts`),
    error: text(Prisma.sql`o.error`),
    dispatch: text(Prisma.sql`d.title`),
  },
});
