import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { REMOTE_NAME } from '../documents/remote-names.ts';
import { ADMIN_TYPES, PERSONAL_PERMISSIONS, type PermissionEntry } from '../permissions.ts';
import { knownPermissions } from './permissions.ts';
import { permissionEntry } from './staff-session.ts';

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** Somebody of the staff revoked it, or its owner's password is another one since. */
export const REVOKED_REASONS = ['staff', 'password'] as const;
export type RevokedReason = (typeof REVOKED_REASONS)[number];

/** The longest a token works, in days. */
export const TOKEN_DAYS = 365;
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
  scopes: z.array(permissionEntry),
  /** The one remote it ships; it then has no scopes, and ships no other. */
  remote: z.nullable(z.string()),
  createdAt: instant(),
  expiresAt: instant(),
  lastUsedAt: z.nullable(instant()),
  lastIp: z.nullable(z.string()),
});

const revoked = z.extend(tokenRow, {
  revokedAt: z.nullable(instant()),
  revokedBy: z.nullable(z.string()),
  revokedReason: z.nullable(z.enum(REVOKED_REASONS)),
});

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
    response: revoked,
    errors: ['NOT_FOUND'],
    summary: 'One API token; never its secret.',
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
      })
      .check(opensSomething, actsForNobody, shipsOrActs),
    status: 201,
    response: z.extend(revoked, { secret: z.string() }),
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
};
