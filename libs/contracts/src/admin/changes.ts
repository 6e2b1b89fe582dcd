import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';

/** What somebody else did to the record that is followed. */
export const recordChange = z.object({
  /** Empty: the product itself. */
  by: z.string(),
  /** As the audit calls it. */
  action: z.string(),
  at: instant(),
});
export type RecordChange = z.output<typeof recordChange>;

/** A record somebody looks at, as it changes under other hands (docs/decisions/records-in-the-back-office.md). */
export const changes = {
  follow: endpoint({
    method: 'GET',
    path: '/admin/changes',
    access: 'session',
    media: 'events',
    query: z.strictObject({
      /** As the audit calls the record's area. */
      resource: z.string('required').check(z.maxLength(40, 'invalid')),
      id: z.string('required').check(z.minLength(1, 'required'), z.maxLength(64, 'invalid')),
      /** When it was read: what was done since comes first. */
      after: instant(),
    }),
    response: recordChange,
    errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
    summary:
      'A server-sent event for each audited change of a record by somebody else; it ends with the session.',
  }),
};
