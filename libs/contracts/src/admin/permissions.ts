import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, uuid } from '../core/fields.ts';
import { versioned } from '../core/resource.ts';
import { ADMIN_TYPES, type PermissionEntry, PERMISSIONS } from '../permissions.ts';
import { permissionEntry } from './staff-session.ts';

/** The types whose permissions may be changed: super holds all, always. */
export const CHANGEABLE_TYPES = ADMIN_TYPES.filter((type) => type !== 'super');

const isKnown = ({ permission, action }: PermissionEntry) =>
  (PERMISSIONS[permission] as readonly string[]).includes(action);

/** Entries of the catalogue, each at most once. */
export const knownPermissions = z.array(permissionEntry).check(
  z.refine((entries) => entries.every(isKnown), 'invalid'),
  z.refine(
    (entries) =>
      new Set(entries.map(({ permission, action }) => `${permission}:${action}`)).size === entries.length,
    'invalid',
  ),
);

const typePermissions = z.object({
  type: z.enum(ADMIN_TYPES),
  entries: z.array(permissionEntry),
  /** Whether they are those the product comes with. */
  isDefault: z.boolean(),
  version: z.int(),
});
export type TypePermissions = z.infer<typeof typePermissions>;

const person = z.object({ id: uuid(), name: z.string(), type: z.enum(ADMIN_TYPES) });

export const userPermissions = z.extend(person, {
  /** What the type gives. */
  ofType: z.array(permissionEntry),
  /** What stands in its place; null: nothing does. */
  own: z.nullable(z.array(permissionEntry)),
  /** Whoever is disabled does nothing, whatever they hold. */
  disabled: z.boolean(),
  version: z.int(),
});
export type UserPermissions = z.infer<typeof userPermissions>;

const refused = ['CONFLICT', 'FORBIDDEN', 'OWN_ACCESS'] as const;

/**
 * Who may do what (product/domain.md, 3.13). A change holds at once, for those who are signed in too. Nobody gives what
 * they don't hold (FORBIDDEN), and nobody takes the way here from themselves (OWN_ACCESS).
 */
export const permissions = {
  list: endpoint({
    method: 'GET',
    path: '/admin/permissions',
    access: 'permissions:list',
    response: z.object({
      types: z.array(typePermissions),
      /** Whoever has entries of their own. */
      people: z.array(person),
    }),
    summary: 'What each type of staff may do, and who has entries of their own.',
  }),
  saveType: endpoint({
    method: 'PUT',
    path: '/admin/permissions/types/:type',
    access: 'permissions:manage',
    freshProof: true,
    params: z.object({ type: z.enum(CHANGEABLE_TYPES, 'invalid') }),
    /** null: back to those the product comes with. */
    body: z.object({ ...versioned, entries: z.nullable(knownPermissions) }),
    response: typePermissions,
    errors: refused,
    summary: 'Changes what a type of staff may do.',
  }),
  user: endpoint({
    method: 'GET',
    path: '/admin/permissions/users/:id',
    access: 'permissions:list',
    params: idParams,
    response: userPermissions,
    errors: ['NOT_FOUND'],
    summary: 'What one member of staff may do, by type and by entries of their own.',
  }),
  saveUser: endpoint({
    method: 'PUT',
    path: '/admin/permissions/users/:id',
    access: 'permissions:manage',
    freshProof: true,
    params: idParams,
    /** null: what the type gives. */
    body: z.object({ ...versioned, entries: z.nullable(knownPermissions) }),
    response: userPermissions,
    errors: ['NOT_FOUND', ...refused],
    summary: "Puts entries in the place of a type's for one member of staff, or takes them away again.",
  }),
};
