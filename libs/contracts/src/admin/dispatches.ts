import * as z from 'zod/mini';
import { MAIL_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';

export const mailRow = z.object({
  id: uuid(),
  recipient: z.string(),
  /** The letter it is, by its key. */
  template: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  /** The mail server's last refusal. */
  error: z.nullable(z.string()),
  attempts: z.int(),
  createdAt: instant(),
  sentAt: z.nullable(instant()),
  dispatch: z.nullable(z.object({ id: uuid(), title: z.string() })),
});

export const mailDetail = z.extend(mailRow, {
  /** As the reader got it, without what opens an account: the secret part of its links is hidden. */
  html: z.string(),
  text: z.string(),
  /** Whether mail programs are told how to unsubscribe in one click. */
  unsubscribe: z.boolean(),
  /** Whose, for a message of a dispatch. */
  registrationId: z.nullable(uuid()),
});

const orders = { from: ['createdAt'], to: ['createdAt'] } as const;
const query = largeListQuery(
  ['createdAt'],
  z.strictObject({
    state: z.optional(z.enum(MAIL_STATES, 'invalid')),
    template: z.optional(z.string().check(z.regex(/^[a-z0-9_-]{1,120}$/, 'invalid'))),
    dispatchId: z.optional(uuid()),
    /** When they were written: days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
  orders,
);

/** The log of every e-mail (product/domain.md, 3.17). `q` is how an address begins. */
export const dispatches = {
  list: endpoint({
    method: 'GET',
    path: '/admin/dispatches',
    access: 'dispatches:list',
    query,
    orders,
    response: listResponse(mailRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists e-mails, latest first.',
  }),
  export: exportEndpoint('dispatches', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/dispatches/:id',
    access: 'dispatches:view',
    params: idParams,
    response: mailDetail,
    errors: ['NOT_FOUND'],
    summary: 'One e-mail as it was written; links that open an account have their secret part hidden.',
  }),
};
