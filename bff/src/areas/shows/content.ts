import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pollParts } from '../polls/index.ts';
import { trailerParts } from './own-trailer.ts';

/** Of each series the latest ones: the page is everybody's first load. */
const SHOWN_SUGGESTIONS = 20;

const parts = {
  poster: true,
  hero: true,
  ...trailerParts,
  polls: {
    include: pollParts,
    // A scheduled one opens by the clock, without anybody writing.
    where: { state: { in: ['scheduled', 'open', 'closed', 'resolved'] } },
    orderBy: [{ opensAt: 'desc' }, { id: 'asc' }],
  },
  suggestions: {
    select: { id: true, text: true, author: { select: { name: true } } },
    where: { state: 'approved' },
    orderBy: [{ decidedAt: 'desc' }, { id: 'asc' }],
    take: SHOWN_SUGGESTIONS,
  },
} satisfies Prisma.ShowInclude;

/** The published series in their order, each with the theories visitors may get to see. */
export type Content = readonly Prisma.ShowGetPayload<{ include: typeof parts }>[];
export type PublishedShow = Content[number];

export const readContent = (db: PrismaClient): Promise<Content> =>
  db.show.findMany({
    where: { state: 'published' },
    include: parts,
    orderBy: [{ position: 'asc' }, { title: 'asc' }, { id: 'asc' }],
  });
