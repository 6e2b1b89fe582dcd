import { instant, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { suggestionExportEn } from './suggestions.en.ts';
import { suggestionExportPt } from './suggestions.pt.ts';
import { suggestionSource } from './suggestions.source.ts';

export const suggestionExports = fixedExport({
  name: 'suggestions',
  source: suggestionSource,
  personal: ['text', 'author'],
  words: { pt: suggestionExportPt, en: suggestionExportEn },
  columns: {
    createdAt: instant(Prisma.sql`g.created_at`),
    show: text(Prisma.sql`s.title`),
    text: text(Prisma.sql`g.text`),
    author: text(Prisma.sql`r.name || ' ' || r.last_name`),
    state: word(Prisma.sql`g.state`, { pt: suggestionExportPt.state, en: suggestionExportEn.state }),
    score: number(Prisma.sql`g.score`),
    signs: text(Prisma.sql`array_to_string(g.signs, ', ')`),
    reason: text(Prisma.sql`g.reason`),
    poll: text(Prisma.sql`(SELECT p.title FROM polls p WHERE p.id = g.poll_id)`),
    decidedAt: instant(Prisma.sql`g.decided_at`),
  },
});
