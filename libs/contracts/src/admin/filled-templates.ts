import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, uuid } from '../core/fields.ts';

/** Templates as an answer to one message begins with them. */
export const filledTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/admin/sac/:id/templates',
    access: 'sac:edit',
    params: idParams,
    response: z.object({
      items: z.array(
        z.object({
          id: uuid(),
          title: z.string(),
          /** In the message's language, with what it names filled in and its gaps left; null: not in that language. */
          text: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
    summary: 'Templates for the answer to a message, filled: those of its subject first.',
  }),
};
