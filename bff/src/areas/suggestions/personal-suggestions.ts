import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { emptied, kept, WHY } from '../../core/people/fate.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { type Erasure, keptRows, type Leaver } from '../../engine/person-table.ts';
import type { Suggestion } from '../../generated/prisma/client.ts';
import { suggestionDataEn } from './suggestions.en.ts';
import { suggestionDataPt } from './suggestions.pt.ts';
import { suggestionStory } from './suggestion-story.ts';

/** What was never published goes. */
async function dropUnpublished({ tx }: Erasure, { id: authorId }: Leaver): Promise<void> {
  await tx.suggestion.deleteMany({ where: { authorId, state: { notIn: ['approved', 'merged'] } } });
}

export const suggestionTables = [
  keptRows<Suggestion>('suggestions', {
    whose: ({ id }) => sql`author_id = ${id}::uuid`,
    inPackage: 'suggestions',
    first: dropUnpublished,
    columns: {
      ...emptied(null, 'authorId'),
      ...emptied('', 'ip'),
      ...kept(WHY.key, 'id', 'showId', 'pollId', 'version'),
      ...kept(WHY.anothers, 'text', 'state', 'reason', 'score', 'signs', 'language', 'search'),
      ...kept(WHY.anothers, 'createdAt', 'updatedAt', 'decidedAt'),
    },
  }),
];

/** The theories a visitor proposed, the oldest first, and what became of them. */
async function suggestionsData({ db }: Infrastructure, { id: authorId }: Asking) {
  const rows = await db.suggestion.findMany({
    where: { authorId },
    orderBy: { createdAt: 'asc' },
    include: { show: { select: { title: true } } },
  });
  return rows.map(({ show, text, state, reason, ip, createdAt, decidedAt }) => ({
    series: show.title,
    text,
    state,
    reason,
    ip,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

export const suggestionPart = packagePart({
  name: 'suggestions',
  story: suggestionStory,
  read: suggestionsData,
  words: { pt: suggestionDataPt, en: suggestionDataEn },
  rows: (suggestions, _words, { when }) =>
    suggestions.map(({ series, text, createdAt }) => [`${series}\n${text}`, when(createdAt)]),
});
