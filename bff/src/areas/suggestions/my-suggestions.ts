import type { MySuggestion } from '@fio/contracts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pollParts, pollView } from '../polls/index.ts';
import { stateOf } from './suggestion-record.ts';

/** The limits per day bound what one person can have; this bounds what one answer may hold. */
const MOST = 500;

/** What its author is shown of a suggestion. */
export const ownParts = {
  show: { select: { slug: true, title: true } },
  poll: { include: pollParts },
} satisfies Prisma.SuggestionInclude;

/** The theory it became is named once visitors may see it: until then it is a draft of the staff's. */
export function mySuggestionOf(
  suggestion: Prisma.SuggestionGetPayload<{ include: typeof ownParts }>,
  now: Date,
): MySuggestion {
  const { id, show, text, reason, poll, createdAt, decidedAt } = suggestion;
  const view = poll && pollView(poll, undefined, now);
  return {
    id,
    show,
    text,
    reason,
    state: stateOf(suggestion),
    poll: view && { slug: view.slug, title: view.title },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** The caller's own suggestions, latest first. */
export async function suggestionsOf({
  db,
  clock,
  session,
}: SignedInContext): Promise<{ items: MySuggestion[] }> {
  const rows = await db.suggestion.findMany({
    where: { authorId: session.subjectId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    include: ownParts,
  });
  const now = clock.now();
  return { items: rows.map((row) => mySuggestionOf(row, now)) };
}
