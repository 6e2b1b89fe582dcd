import { day, instant, money, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { winnerExportEn } from './winners.en.ts';
import { winnerExportPt } from './winners.pt.ts';
import { winnerSource } from './winners.source.ts';

/** CPFs as they are published; whole ones are in the winners' spreadsheet of the calculation. */
export const winnerExports = fixedExport({
  name: 'winners',
  source: winnerSource,
  personal: ['name', 'cpf', 'city'],
  listed: { uf: 'city' },
  words: { pt: winnerExportPt, en: winnerExportEn },
  columns: {
    draw: text(Prisma.sql`d.title`),
    prize: text(Prisma.sql`p.title`),
    value: money(Prisma.sql`p.value_cents`),
    number: text(
      Prisma.sql`concat_ws(
        '/', lpad(w.series::text, 3, '0'), lpad(w.number::text, jsonb_array_length(d.rule_set -> 'order'), '0')
      )`,
    ),
    rank: word(Prisma.sql`w.rank::text`, { pt: winnerExportPt.rank, en: winnerExportEn.rank }),
    name: text(Prisma.sql`w.name`),
    cpf: text(Prisma.sql`w.masked_cpf`),
    city: text(Prisma.sql`w.city`),
    uf: text(Prisma.sql`w.uf`),
    state: word(Prisma.sql`w.state`, { pt: winnerExportPt.state, en: winnerExportEn.state }),
    contacts: number(Prisma.sql`(SELECT count(*) FROM winner_contacts c WHERE c.winner_id = w.id)`),
    deliveredAt: instant(Prisma.sql`w.delivered_at`),
    tax: money(Prisma.sql`w.irrf_cents`),
    taxDueOn: day(Prisma.sql`w.irrf_due_on`),
    taxPaidOn: day(Prisma.sql`w.irrf_paid_on`),
    prescribesOn: day(Prisma.sql`w.prescribes_on`),
    publishedAt: instant(Prisma.sql`d.published_at`),
    reason: text(Prisma.sql`w.reason`),
  },
});
