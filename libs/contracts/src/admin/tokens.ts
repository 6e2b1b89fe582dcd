import * as z from 'zod/mini';
import { isAddressRange } from '@fio/domain/ip-address';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { REMOTE_NAME } from '../documents/remote-names.ts';
import { ADMIN_TYPES, PERSONAL_PERMISSIONS, type PermissionEntry } from '../permissions.ts';
import { knownPermissions } from './permissions.ts';
import { permissionEntry } from './staff-session.ts';
import { API_VERSIONS } from '../versions.ts';

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** Somebody of the staff revoked it, or its owner's password is another one since. */
export const REVOKED_REASONS = ['staff', 'password'] as const;
export type RevokedReason = (typeof REVOKED_REASONS)[number];

/** The longest a token works, in days. */
export const TOKEN_DAYS = 365;
/** The hours for which the secret before a rotation may go on working: not at all, or long enough for each program to change. */
export const OVERLAP_HOURS = [0, 1, 24, 168] as const;
export type OverlapHours = (typeof OVERLAP_HOURS)[number];
/** The most addresses and ranges that a token may be bound to. */
export const TOKEN_ADDRESSES = 20;
/** What every secret begins with, so that a leaked one is found. */
export const TOKEN_PREFIX = 'fio_';

export const tokenRow = z.object({
  id: uuid(),
  name: z.string(),
  /** How its secret begins: enough to tell it from others. */
  prefix: z.string(),
  /** Whose it is: it does nothing that its owner may not do. */
  owner: z.object({ id: uuid(), name: z.string(), type: z.enum(ADMIN_TYPES) }),
  state: z.enum(TOKEN_STATES),
  /** Whether the secret before a rotation still works. */
  rotating: z.boolean(),
  scopes: z.array(permissionEntry),
  /** The one remote it ships; it then has no scopes, and ships no other. */
  remote: z.nullable(z.string()),
  createdAt: instant(),
  expiresAt: instant(),
  lastUsedAt: z.nullable(instant()),
  lastIp: z.nullable(z.string()),
});

/** One of the secrets of a token, told from others by how it begins. */
const secretUsed = z.object({
  prefix: z.string(),
  /** When it works no more, or has ended. */
  until: instant(),
  lastUsedAt: z.nullable(instant()),
  lastIp: z.nullable(z.string()),
});

const detail = z.extend(tokenRow, {
  version: z.int(),
  /** Since when the first of its secrets is the one it is; null: since it was created. */
  rotatedAt: z.nullable(instant()),
  /** The one that holds, and the one before it, which may still work: until when says. */
  secrets: z.array(secretUsed),
  /** Where it works, by address or CIDR range; none: everywhere. */
  addresses: z.array(z.string()),
  /** Whether where it was used last is among them. */
  lastAddressAllowed: z.boolean(),
  /** How often it came from elsewhere, and the last time. */
  refused: z.object({ count: z.int(), lastAt: z.nullable(instant()), lastIp: z.nullable(z.string()) }),
  /** What a request without Fio-Version is answered in. */
  apiVersion: z.string(),
  /** Those of its scopes that open nothing any more, because its owner lost the permission. */
  lost: z.array(permissionEntry),
  revokedAt: z.nullable(instant()),
  revokedBy: z.nullable(z.string()),
  revokedReason: z.nullable(z.enum(REVOKED_REASONS)),
});

const withSecret = z.extend(detail, { secret: z.string() });

const addresses = z.array(z.string().check(z.trim())).check(
  z.maxLength(TOKEN_ADDRESSES, 'addresses_limit'),
  z.refine((list) => list.every(isAddressRange), 'address_range'),
);

/** A remote's name, of one that may be yet to come. */
const remote = required().check(z.regex(REMOTE_NAME, 'remote'));

interface Reach {
  readonly scopes: readonly PermissionEntry[];
  readonly remote: string | null;
}
const opensSomething = z.refine<Reach>(({ scopes, remote: bound }) => scopes.length > 0 || bound !== null, {
  error: 'required',
  path: ['scopes'],
});
const actsForNobody = z.refine<Reach>(
  ({ scopes }) =>
    scopes.every(({ permission, action }) => !PERSONAL_PERMISSIONS.has(`${permission}:${action}`)),
  { error: 'personal_scope', path: ['scopes'] },
);
const shipsOrActs = z.refine<Reach>(({ scopes, remote: bound }) => scopes.length === 0 || bound === null, {
  error: 'invalid',
  path: ['scopes'],
});

/**
 * Access to the admin API for programs (product/domain.md, 3.12): as bearer, with exactly its scopes and without a
 * cookie. A token creates no token and has no account of its own.
 */
export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/admin/tokens',
    access: 'tokens:list',
    query: listQuery(
      ['createdAt', 'expiresAt', 'lastUsedAt', 'name'],
      z.strictObject({ state: z.optional(z.enum(TOKEN_STATES, 'invalid')) }),
    ),
    response: listResponse(tokenRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists API tokens, latest first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/tokens/:id',
    access: 'tokens:list',
    params: idParams,
    response: detail,
    errors: ['NOT_FOUND'],
    summary: 'One API token; never its secret.',
  }),
  versions: endpoint({
    method: 'GET',
    path: '/admin/tokens/versions',
    access: 'tokens:list',
    response: z.object({
      items: z.array(
        z.object({
          date: z.string(),
          /** What it changed of what the one before answers, a sentence an operation, in the language of Accept-Language. */
          changes: z.array(z.string()),
          /** The earliest day on which it may be gone; null: of the newest none is set. */
          sunset: z.nullable(day()),
        }),
      ),
    }),
    summary: 'The versions of the API that a token may speak, oldest first, and what each changed.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/tokens',
    unkeyed: 'secret',
    access: 'tokens:create',
    freshProof: true,
    body: z
      .object({
        name: required().check(z.trim(), z.maxLength(80, 'limit')),
        scopes: knownPermissions,
        /** In the place of scopes: the remote it ships (docs/decisions/shipping-remotes.md). */
        remote: z._default(z.nullable(remote), null),
        /** Its last day in America/Sao_Paulo, at most TOKEN_DAYS ahead. */
        expiresOn: day(),
        /** Where it works, by address or CIDR range; none: everywhere. */
        addresses: z._default(addresses, []),
      })
      .check(opensSomething, actsForNobody, shipsOrActs),
    status: 201,
    response: withSecret,
    errors: ['FORBIDDEN', 'INVALID_DATE'],
    summary: 'Creates an API token. Its secret is in this answer and nowhere else.',
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/admin/tokens/:id/revoke',
    access: 'tokens:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Revokes an API token at once; its record stays.',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/tokens/:id',
    access: 'tokens:create',
    freshProof: true,
    params: idParams,
    body: z.object({
      ...versioned,
      addresses,
      /** Saves a list, too, that leaves out where the token was used last. */
      evenIfExcluded: z._default(z.boolean(), false),
      apiVersion: z.enum(API_VERSIONS, 'invalid'),
    }),
    response: detail,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    summary:
      'Changes where an API token works and the version it speaks: its owner’s affair, or a super user’s.',
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/admin/tokens/:id/rotate',
    unkeyed: 'secret',
    access: 'tokens:create',
    freshProof: true,
    params: idParams,
    body: z.object({ overlapHours: z.literal([...OVERLAP_HOURS], 'invalid') }),
    response: withSecret,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'TOKEN_ROTATING'],
    summary:
      'Gives a token of the caller’s own another secret, in this answer and nowhere else; the one before works for so many hours more. TOKEN_ROTATING while one before still works, unless both are to end at once (0).',
  }),
  endPrevious: endpoint({
    method: 'POST',
    path: '/admin/tokens/:id/end-previous',
    access: 'tokens:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Ends the secret before a rotation at once.',
  }),
};
