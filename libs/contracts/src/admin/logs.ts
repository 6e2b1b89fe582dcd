import * as z from 'zod/mini';
import { PRIZE_STATES } from '@fio/domain';
import { CONSENT_PURPOSES } from '../core/consent-purposes.ts';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';

/** What a log tells of. The database keeps the place in here, so that a new one stands at the end. */
export const LOG_KINDS = [
  'register',
  'confirm',
  'login',
  'login_failed',
  'password_change',
  'password_reset',
  'data_change',
  'email_change',
  'vote',
  'vote_change',
  'suggestion',
  'invoice',
  'ticket',
  'prize',
  'consent',
  'unsubscribe',
  'delete',
  'passkey_added',
  'passkey_removed',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** The areas whose records a log may be about; a ticket's is its draw. */
export const LOGGED_AREAS = ['polls', 'suggestions', 'invoices', 'draw', 'prizes'] as const;

export const logRow = z.object({
  id: uuid(),
  at: instant(),
  kind: z.enum(LOG_KINDS),
  /** Whose; null where nobody is known by what was typed. No name: who was anonymised. */
  person: z.nullable(z.object({ id: uuid(), name: z.nullable(z.string()) })),
  /** What it is about, if that is a record: with its title, where it still has one. */
  record: z.nullable(z.object({ area: z.enum(LOGGED_AREAS), id: uuid(), title: z.nullable(z.string()) })),
  /** Of a consent. */
  purpose: z.nullable(z.enum(CONSENT_PURPOSES)),
  /** What a prize became. */
  prizeState: z.nullable(z.enum(PRIZE_STATES)),
  /** How many lucky numbers were given. */
  count: z.nullable(z.int()),
  ip: z.nullable(z.string()),
});

export const logDetail = z.extend(logRow, {
  userAgent: z.nullable(z.string()),
  /** Of a vote: the answer given then. */
  answer: z.nullable(z.string()),
  /** The staff who did it for the person, or entered as them; empty when they have left. */
  staff: z.nullable(z.string()),
});

const query = largeListQuery(
  ['at'],
  z.strictObject({
    kind: z.optional(z.enum(LOG_KINDS, 'invalid')),
    registrationId: z.optional(uuid()),
    ip: z.optional(z.string().check(z.maxLength(45, 'limit'))),
    /** Days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
  {},
);

/**
 * What registered people do (product/domain.md, 3.21): written with each event, never changed. `q` finds a person as in
 * the registrations, an address as a whole or by its beginning, and a log by its id.
 */
export const logs = {
  list: endpoint({
    method: 'GET',
    path: '/admin/logs',
    access: 'logs:list',
    query,
    response: listResponse(logRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists what registered people did, latest first.',
  }),
  export: exportEndpoint('logs', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/logs/:id',
    access: 'logs:view',
    params: idParams,
    response: logDetail,
    errors: ['NOT_FOUND'],
    summary: 'One log with the browser it came from.',
  }),
};
