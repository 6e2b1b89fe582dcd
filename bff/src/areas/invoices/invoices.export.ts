import { day, instant, money, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { invoiceExportEn } from './invoices.en.ts';
import { invoiceExportPt } from './invoices.pt.ts';
import { invoiceSource } from './invoices.source.ts';

const words = { pt: invoiceExportPt, en: invoiceExportEn };
const inWords = (group: 'origin' | 'state' | 'reason', column: Prisma.Sql) =>
  word(column, { pt: words.pt[group], en: words.en[group] });

export const invoiceExports = fixedExport({
  name: 'invoices',
  source: {
    ...invoiceSource,
    from: Prisma.sql`invoices i JOIN registrations r ON r.id = i.registration_id`,
  },
  personal: ['participant', 'key'],
  words,
  columns: {
    createdAt: instant(Prisma.sql`i.created_at`),
    participant: text(Prisma.sql`r.name || ' ' || r.last_name`),
    cnpj: text(Prisma.sql`i.cnpj`),
    model: text(Prisma.sql`i.model`),
    series: text(Prisma.sql`i.series`),
    number: text(Prisma.sql`i.number`),
    key: text(Prisma.sql`i.access_key`),
    purchasedOn: day(Prisma.sql`i.purchased_on`),
    value: money(Prisma.sql`i.value_cents`),
    origin: inWords('origin', Prisma.sql`i.origin`),
    state: inWords('state', Prisma.sql`i.state`),
    reason: inWords('reason', Prisma.sql`i.reason`),
    tickets: number(Prisma.sql`(SELECT count(*) FROM tickets t WHERE t.invoice_id = i.id)`),
    changedAt: instant(Prisma.sql`i.changed_at`),
  },
});
