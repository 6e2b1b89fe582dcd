import { isPendingSuggestion } from '@fio/domain';
import { judgeText } from '../src/areas/suggestions/judge-text.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { HOUR, daysFrom } from './days.ts';
import type { People } from './seed-people.ts';
import { demoSuggestions, type DemoSuggestion } from './suggestions.ts';

/** Hours a moderator of the demonstration takes to decide. */
const DECIDES_IN = 20;

async function seedOne(
  tx: Transaction,
  { text, state, sent, reason, poll }: DemoSuggestion,
  { showId, authorId }: { showId: string; authorId: string },
  now: Date,
): Promise<void> {
  const createdAt = daysFrom(now, -sent);
  const judged = await judgeText(tx, { id: null, showId, text, now });
  const data = { showId, authorId, text, ...judged, language: 'pt', ip: '127.0.0.1', createdAt };
  const { id } = await tx.suggestion.create({ data: { ...data, updatedAt: createdAt } });
  // The database knows no other way than the table's own steps.
  if (state !== 'new') await tx.suggestion.update({ where: { id }, data: { state: 'in_review' } });
  if (isPendingSuggestion(state)) return;
  const decidedAt = new Date(Math.min(createdAt.getTime() + DECIDES_IN * HOUR, now.getTime()));
  const became = poll
    ? await tx.poll.findUniqueOrThrow({ where: { slug: poll }, select: { id: true } })
    : null;
  await tx.suggestion.update({
    where: { id },
    data: { state, reason: reason ?? null, pollId: became?.id ?? null, decidedAt, updatedAt: decidedAt },
  });
}

/** What visitors have proposed, oldest first, so that likeness is judged as it would have been. */
export async function seedSuggestions(tx: Transaction, { visitors }: People, now: Date): Promise<void> {
  const shows = await tx.show.findMany({ select: { id: true, slug: true } });
  const idOf = new Map(shows.map(({ slug, id }) => [slug, id]));
  for (const suggestion of demoSuggestions.toSorted((left, right) => right.sent - left.sent)) {
    const [showId, authorId] = [idOf.get(suggestion.show), visitors[suggestion.by]?.id];
    if (showId && authorId) await seedOne(tx, suggestion, { showId, authorId }, now);
  }
}
