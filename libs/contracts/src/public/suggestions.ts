import * as z from 'zod/mini';
import { SUGGESTION_LIMIT, SUGGESTION_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { chosen, instant, required, uuid } from '../core/fields.ts';

/** A theory a visitor proposes, for a series they choose: without one it could not become a poll in one click. */
export const suggestionFields = {
  showId: chosen(),
  text: required().check(z.maxLength(SUGGESTION_LIMIT, 'title_limit')),
};

/** A suggestion as its author sees it. `reason` comes with a rejection, `poll` once visitors may see the theory. */
export const mySuggestion = z.object({
  id: uuid(),
  show: z.object({ slug: z.string(), title: z.string() }),
  text: z.string(),
  state: z.enum(SUGGESTION_STATES),
  reason: z.nullable(z.string()),
  poll: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  createdAt: instant(),
  decidedAt: z.nullable(instant()),
});
export type MySuggestion = z.infer<typeof mySuggestion>;

/** What a visitor does with suggestions; the limits per person are the configuration's. */
export const suggestions = {
  send: endpoint({
    method: 'POST',
    path: '/suggestions',
    access: 'session',
    limit: 'suggestion',
    blockable: true,
    body: z.object(suggestionFields),
    response: mySuggestion,
    status: 201,
    errors: ['SUGGESTION_LIMIT'],
    summary: 'Proposes a theory; SUGGESTION_LIMIT says at `text` which of the two limits is reached.',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/suggestions/mine',
    access: 'session',
    response: z.object({ items: z.array(mySuggestion) }),
    summary: 'The own suggestions with their state, latest first.',
  }),
};
