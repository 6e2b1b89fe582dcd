import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, uuid } from '../core/fields.ts';
import { ADMIN_TYPES } from '../permissions.ts';
import { OVERLAP_HOURS } from './tokens.ts';

const limit = z.object({ name: z.string(), points: z.int(), seconds: z.int() });

const caller = z.object({
  kind: z.enum(['token', 'session']),
  /** Of the token; of a session, of the person. */
  name: z.string(),
  owner: z.object({ id: uuid(), name: z.string(), type: z.enum(ADMIN_TYPES) }),
  /** `invoices:list`: what it may do now, which is less than it was given where its owner lost permissions. */
  scopes: z.array(z.string()),
  /** The same in words, in the language of Accept-Language. */
  sentences: z.array(z.string()),
  /** The one remote that the token ships. */
  remote: z.nullable(z.string()),
  expiresAt: instant(),
  /** Of a token: how the secret that was sent begins, whether another one has taken its place, and until when it works. */
  secret: z.nullable(z.object({ prefix: z.string(), isPrevious: z.boolean(), until: instant() })),
  /** Where the request came from, as the list below is held against. */
  address: z.string(),
  /** Where the token works; none: everywhere. */
  addresses: z.array(z.string()),
  /** The version of the API that this answer is given in. */
  version: z.string(),
  /** The operations open to it, by their ids in the OpenAPI document. */
  operations: z.array(z.string()),
  /** So many requests in so many seconds: of a token `token`, of all that it calls; of these operations, those that are limited, per account. */
  limits: z.array(limit),
});

/** What a program knows and does of its own token. Any token may, whatever its scopes. */
export const ownToken = {
  get: endpoint({
    method: 'GET',
    path: '/admin/token',
    access: 'session',
    peopleOnly: false,
    ownRemote: true,
    response: caller,
    summary: 'Who is calling: what the token, or the session, may do, until when, from where and how often.',
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/admin/token/rotate',
    unkeyed: 'secret',
    access: 'session',
    peopleOnly: false,
    ownRemote: true,
    limit: 'token_rotation',
    /** At least an hour: whoever loses the answer asks again with the secret before. */
    body: z.object({
      overlapHours: z.literal(
        OVERLAP_HOURS.filter((hours) => hours > 0),
        'invalid',
      ),
    }),
    response: z.object({
      /** In this answer and nowhere else. */
      secret: z.string(),
      prefix: z.string(),
      expiresAt: instant(),
      /** How the one that was sent begins, and until when it works. */
      previous: z.object({ prefix: z.string(), until: instant() }),
    }),
    errors: ['FORBIDDEN', 'CONFLICT', 'TOKEN_ROTATING'],
    summary:
      'Gives the calling API token another secret. Asked again before the new one was used, it gives another new one: a lost answer locks nobody out.',
  }),
};
