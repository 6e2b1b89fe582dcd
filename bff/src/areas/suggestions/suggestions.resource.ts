import type { SuggestionResource } from '@fio/contracts';
import { isPendingSuggestion } from '@fio/domain';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { judgeText } from './judge-text.ts';
import { normalizeSuggestion } from './normalize-suggestion.ts';
import {
  loadSuggestions,
  stateOf,
  suggestionAudited,
  suggestionDetailOf,
  suggestionRowOf,
  type SuggestionRecord,
} from './suggestion-record.ts';
import { suggestionSource } from './suggestions.source.ts';

/** What is decided was decided on these words: they change only while the suggestion waits. */
async function dataOf(input: InputOf<SuggestionResource>, { tx, found, context }: Write<SuggestionRecord>) {
  if (found === null || !isPendingSuggestion(stateOf(found))) throw new AppError('CONFLICT');
  const { showId } = input;
  const show = await tx.show.findUnique({ where: { id: showId }, select: { id: true } });
  if (show === null) throw invalidField('showId', 'invalid');
  const text = normalizeSuggestion(input.text);
  return { showId, text, ...(await judgeText(tx, { id: found.id, showId, text, now: context.clock.now() })) };
}

export const suggestionResource: Resource<SuggestionResource, SuggestionRecord> = {
  name: 'suggestions',
  source: suggestionSource,
  model: (tx) => tx.suggestion,
  load: loadSuggestions,
  data: dataOf,
  // What visitors see, or what a theory came from, is first taken back.
  guardRemove: ({ state }) => {
    if (state === 'approved' || state === 'merged') throw new AppError('CONFLICT');
  },
  row: suggestionRowOf,
  detail: suggestionDetailOf,
  title: ({ text }) => text,
  audited: suggestionAudited,
  unique: {},
};
