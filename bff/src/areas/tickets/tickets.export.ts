import { instant, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { ticketExportEn } from './tickets.en.ts';
import { ticketExportPt } from './tickets.pt.ts';
import { ticketSource } from './tickets.source.ts';

const printed = Prisma.sql`(
  SELECT lpad(t.series::text, 3, '0') || '/' || lpad(t.number::text, length((n.series_size - 1)::text), '0')
  FROM number_pools n WHERE n.draw_id = t.draw_id
)`;

export const ticketExports = fixedExport({
  name: 'tickets',
  source: ticketSource,
  personal: ['holder'],
  words: { pt: ticketExportPt, en: ticketExportEn },
  columns: {
    number: text(printed),
    draw: text(Prisma.sql`(SELECT d.title FROM draws d WHERE d.id = t.draw_id)`),
    holder: text(
      Prisma.sql`(SELECT r.name || ' ' || r.last_name FROM registrations r WHERE r.id = t.registration_id)`,
    ),
    origin: word(Prisma.sql`t.origin`, { pt: ticketExportPt.origin, en: ticketExportEn.origin }),
    state: word(Prisma.sql`t.state`, { pt: ticketExportPt.state, en: ticketExportEn.state }),
    reason: text(Prisma.sql`t.reason`),
    counter: number(Prisma.sql`t.counter`),
    createdAt: instant(Prisma.sql`t.created_at`),
    voidedAt: instant(Prisma.sql`t.voided_at`),
  },
});
