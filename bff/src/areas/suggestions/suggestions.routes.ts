import { adminSuggestions, suggestions } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { find } from '../../core/crud/records.ts';
import { area } from '../../core/request/routes.ts';
import { convertSuggestion } from './convert-suggestion.ts';
import { suggestionsOf } from './my-suggestions.ts';
import { sendSuggestion } from './send-suggestion.ts';
import { similarTexts } from './similar-texts.ts';
import { approveSuggestion, moveSuggestion } from './suggestion-moves.ts';
import { startExport } from '../exports/index.ts';
import { suggestionExports } from './suggestions.export.ts';
import { suggestionResource } from './suggestions.resource.ts';

export const suggestionRoutes = area(suggestions, {
  send: ({ body }, context) => sendSuggestion(context, body),
  mine: (_input, context) => suggestionsOf(context),
});

// Staff create none: visitors do.
const { create: _, ...handlers } = crud(suggestionResource);

export const adminSuggestionRoutes = area(adminSuggestions, {
  ...handlers,
  export: (input, context) => startExport(suggestionExports, input, context),
  similar: async ({ params }, { db, clock }) => {
    const { id, showId, text } = await find(suggestionResource, db, params.id);
    return similarTexts(db, { id, showId, text, now: clock.now() });
  },
  review: ({ params, body }, context) =>
    moveSuggestion(context, { ...params, ...body, action: 'review', move: { to: 'in_review' } }),
  approve: ({ params, body }, context) => approveSuggestion(context, params.id, body.version),
  convert: ({ params, body }, context) => convertSuggestion(context, params.id, body.version),
  reject: ({ params, body: { version, reason } }, context) =>
    moveSuggestion(context, { ...params, version, action: 'reject', move: { to: 'rejected', reason } }),
  spam: ({ params, body }, context) =>
    moveSuggestion(context, { ...params, ...body, action: 'spam', move: { to: 'spam' } }),
});
