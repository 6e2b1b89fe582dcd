import { instant, money, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { invalidPrizeExportEn, prizeExportEn } from './prizes.en.ts';
import { invalidPrizeExportPt, prizeExportPt } from './prizes.pt.ts';
import {
  dueMomentSql,
  dueParticipationSql,
  invalidPrizeSource,
  prizeSource,
  prizeStateSql,
} from './prizes.source.ts';

const shared = {
  kind: text(Prisma.sql`k.title`),
  value: money(Prisma.sql`k.value_cents`),
  origin: word(Prisma.sql`p.origin`, { pt: prizeExportPt.origin, en: prizeExportEn.origin }),
  participant: text(Prisma.sql`r.name || ' ' || r.last_name`),
  invoice: text(
    Prisma.sql`(SELECT coalesce(i.access_key, i.id::text) FROM invoices i WHERE i.id = p.invoice_id)`,
  ),
  claimedAt: instant(Prisma.sql`p.claimed_at`),
  // What staff wrote by hand reads as itself.
  reason: word(Prisma.sql`p.reason`, { pt: prizeExportPt.reason, en: prizeExportEn.reason }),
  note: text(Prisma.sql`p.note`),
};

export const prizeExports = fixedExport({
  name: 'prizes',
  source: prizeSource,
  personal: ['participant', 'invoice'],
  listed: { nth: 'opensAt' },
  words: { pt: prizeExportPt, en: prizeExportEn },
  columns: {
    ...shared,
    state: word(prizeStateSql, { pt: prizeExportPt.state, en: prizeExportEn.state }),
    opensAt: instant(dueMomentSql),
    nth: number(dueParticipationSql),
    validatedAt: instant(Prisma.sql`p.validated_at`),
    deliveredAt: instant(Prisma.sql`p.delivered_at`),
  },
});

export const invalidPrizeExports = fixedExport({
  name: 'invalid-prizes',
  source: invalidPrizeSource,
  personal: ['participant', 'invoice'],
  words: { pt: invalidPrizeExportPt, en: invalidPrizeExportEn },
  columns: {
    ...shared,
    invalidatedAt: instant(Prisma.sql`p.changed_at`),
    invalidatedBy: text(Prisma.sql`(SELECT a.name FROM admin_users a WHERE a.id = p.changed_by_id)`),
    reoffered: word(
      Prisma.sql`(SELECT n.state FROM prizes n WHERE n.replaces_id = p.id AND n.withdrawn_at IS NULL LIMIT 1)`,
      { pt: prizeExportPt.state, en: prizeExportEn.state },
    ),
  },
});
