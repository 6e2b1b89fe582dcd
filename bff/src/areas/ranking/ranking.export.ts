import { instant, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { rankingExportEn } from './ranking.en.ts';
import { rankingExportPt } from './ranking.pt.ts';
import { rankingNameSource } from './ranking.source.ts';

export const rankingExports = fixedExport({
  name: 'ranking',
  source: rankingNameSource,
  personal: ['name', 'person'],
  words: { pt: rankingExportPt, en: rankingExportEn },
  columns: {
    updatedAt: instant(Prisma.sql`n.updated_at`),
    name: text(Prisma.sql`n.name`),
    person: text(Prisma.sql`r.name || ' ' || r.last_name`),
    state: word(Prisma.sql`n.state`, { pt: rankingExportPt.state, en: rankingExportEn.state }),
    signs: text(Prisma.sql`array_to_string(n.signs, ', ')`),
    reason: text(Prisma.sql`n.reason`),
    decidedAt: instant(Prisma.sql`n.decided_at`),
  },
});
