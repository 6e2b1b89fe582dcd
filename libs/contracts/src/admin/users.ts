import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { email, idParams, instant, required, uuid } from '../core/fields.ts';
import { resource, versioned } from '../core/resource.ts';
import { ADMIN_TYPES } from '../permissions.ts';

/**
 * `invited` has not chosen a password yet; `locked` typed too many wrong ones and waits, unless somebody ends the wait.
 */
export const USER_STATES = ['active', 'invited', 'locked', 'disabled'] as const;
export type UserState = (typeof USER_STATES)[number];

const type = z.enum(ADMIN_TYPES, {
  error: ({ input }) => (input ? 'invalid' : 'required'),
});
const name = required().check(z.trim(), z.maxLength(120, 'limit'));

export const userRow = z.object({
  id: uuid(),
  name: z.string(),
  email: z.string(),
  type: z.enum(ADMIN_TYPES),
  state: z.enum(USER_STATES),
  /** Whether entries of their own stand in the place of the type's. */
  hasOverrides: z.boolean(),
  /** Whether their sign-in asks for a code. */
  twoFactor: z.boolean(),
  lastLoginAt: z.nullable(instant()),
  createdAt: instant(),
});

export const userDetail = z.extend(userRow, { version: z.int() });

const change = {
  method: 'POST' as const,
  params: idParams,
  body: z.object(versioned),
  response: userDetail,
};

const records = resource('users', {
  row: userRow,
  detail: userDetail,
  input: z.object({ name, email: email(), type }),
  filters: z.strictObject({
    type: z.optional(z.enum(ADMIN_TYPES, 'invalid')),
    state: z.optional(z.enum(USER_STATES, 'invalid')),
  }),
  sorts: ['name', 'createdAt', 'lastLoginAt'],
  errors: ['INVALID_USER_TYPE', 'LAST_SUPER', 'FORBIDDEN', 'OWN_ACCESS'],
});

/**
 * The staff (product/domain.md, 3.14). Only a super user makes, changes or stops another one, and nobody gives a type, or
 * moves an address, of more than they hold (INVALID_USER_TYPE).
 */
export const users = {
  ...records,
  create: endpoint({ ...records.create, freshProof: true }),
  update: endpoint({ ...records.update, freshProof: true }),
  remove: endpoint({ ...records.remove, errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_USER_TYPE'] }),
  invite: endpoint({
    ...change,
    path: '/admin/users/:id/invite',
    access: 'users:create',
    freshProof: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_USER_TYPE'],
    summary: 'Sends a new invitation to who has not chosen a password yet; older ones end.',
  }),
  disable: endpoint({
    ...change,
    path: '/admin/users/:id/disable',
    access: 'users:disable_or_enable',
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_USER_TYPE', 'LAST_SUPER', 'OWN_ACCESS'],
    summary:
      'Stops an account and ends its sessions. At least one active super user stays, and nobody stops oneself.',
  }),
  enable: endpoint({
    ...change,
    path: '/admin/users/:id/enable',
    access: 'users:disable_or_enable',
    freshProof: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_USER_TYPE'],
    summary: 'Lets an account that was stopped sign in again.',
  }),
  unblock: endpoint({
    ...change,
    path: '/admin/users/:id/unblock',
    access: 'users:unblock',
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_USER_TYPE'],
    summary: 'Ends the wait after too many wrong passwords.',
  }),
  resetTwoFactor: endpoint({
    ...change,
    path: '/admin/users/:id/reset-two-factor',
    access: 'users:unblock',
    freshProof: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    summary:
      'For somebody else who lost app and recovery codes: ends their sessions, and the password alone signs in. Super users only.',
  }),
};
