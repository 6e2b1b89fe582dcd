import type { SuggestionState } from '@fio/domain';
import type { Transaction } from '../src/core/database/prisma.ts';
import type { Prisma, Suggestion } from '../src/generated/prisma/client.ts';
import { createPoll } from './content.ts';

type Fields = Pick<Prisma.SuggestionUncheckedCreateInput, 'showId' | 'text'> &
  Partial<Prisma.SuggestionUncheckedCreateInput>;

/** A suggestion that came to its state by the table's own steps: the database knows no other way. */
export async function createSuggestion(
  db: Transaction,
  fields: Fields,
  state: SuggestionState = 'new',
): Promise<Suggestion> {
  const { id } = await db.suggestion.create({ data: { language: 'pt', ip: '127.0.0.1', ...fields } });
  const write = (data: Prisma.SuggestionUncheckedUpdateInput) =>
    db.suggestion.update({ where: { id }, data });
  if (state !== 'new') await write({ state: 'in_review' });
  if (state !== 'new' && state !== 'in_review') {
    const pollId = state === 'merged' ? (await createPoll(db, { showId: fields.showId })).id : null;
    await write({
      state,
      pollId,
      reason: state === 'rejected' ? 'Fora do tema.' : null,
      decidedAt: new Date(),
    });
  }
  return db.suggestion.findUniqueOrThrow({ where: { id } });
}
