import { Prisma } from '../../generated/prisma/client.ts';
import { day, instant, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { showExportEn } from './shows.en.ts';
import { showExportPt } from './shows.pt.ts';
import { showSource } from './shows.source.ts';

export const showExports = fixedExport({
  name: 'shows',
  source: showSource,
  personal: [],
  words: { pt: showExportPt, en: showExportEn },
  columns: {
    title: text(Prisma.sql`s.title`),
    slug: text(Prisma.sql`s.slug`),
    platform: text(Prisma.sql`s.platform`),
    genre: text(Prisma.sql`s.genre`),
    rating: text(Prisma.sql`s.rating`),
    releaseDate: day(Prisma.sql`s.release_date`),
    state: word(Prisma.sql`s.state`, { pt: showExportPt.state, en: showExportEn.state }),
    position: number(Prisma.sql`s.position`),
    polls: number(Prisma.sql`(SELECT count(*) FROM polls p WHERE p.show_id = s.id)`),
    updatedAt: instant(Prisma.sql`s.updated_at`),
  },
});
