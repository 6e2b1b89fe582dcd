import { anySource } from '../../core/crud/source.ts';
import { instant, number, text, word } from '../../core/export/columns.ts';
import type { Export, ExportKind } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { pollExportEn } from './polls.en.ts';
import { pollExportPt } from './polls.pt.ts';
import { pollSource, pollState, pollVotes } from './polls.source.ts';

/** The states are those in force at `now`. */
const pollExport = (now: Date): Export<keyof typeof pollExportPt.columns> => ({
  name: 'polls',
  source: anySource(pollSource),
  personal: [],
  words: { pt: pollExportPt, en: pollExportEn },
  columns: {
    title: text(Prisma.sql`p.title`),
    slug: text(Prisma.sql`p.slug`),
    show: text(Prisma.sql`s.title`),
    type: word(Prisma.sql`p.type`, { pt: pollExportPt.type, en: pollExportEn.type }),
    state: word(pollState(now), { pt: pollExportPt.state, en: pollExportEn.state }),
    opensAt: instant(Prisma.sql`p.opens_at`),
    closesAt: instant(Prisma.sql`p.closes_at`),
    votes: number(pollVotes),
    truth: text(Prisma.sql`(SELECT o.label FROM poll_options o WHERE o.id = p.correct_option_id)`),
    note: text(Prisma.sql`p.note`),
    resolvedAt: instant(Prisma.sql`p.resolved_at`),
    updatedAt: instant(Prisma.sql`p.updated_at`),
  },
});

export const pollExports: ExportKind = { name: 'polls', of: ({ now }) => pollExport(now) };
