import * as z from 'zod/mini';
import { CPF_BLOCK_REASONS, REGISTRATION_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import {
  birthDate,
  day,
  email,
  idParams,
  instant,
  personName,
  required,
  uuid,
  yesNo,
} from '../core/fields.ts';
import { personCorrected } from '../core/person-corrected.ts';
import { personShown } from '../core/person-shown.ts';
import { largeListQuery } from '../core/large-list.ts';
import { resource, versioned } from '../core/resource.ts';

const REASON_LIMIT = 500;

/** CPF and phone are masked in lists; whole on the page of one person, for who holds registrations:whole. */
export const registrationRow = z.object({
  id: uuid(),
  /** First and last name; null once the person has left. */
  name: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  ...personShown,
  uf: z.string(),
  age: z.int(),
  state: z.enum(REGISTRATION_STATES),
  emailVerified: z.boolean(),
  /** An address that waits for its confirmation. */
  emailWaiting: z.nullable(z.string()),
  /** Wrong passwords have locked the account for a while. */
  passwordLocked: z.boolean(),
  invoices: z.int(),
  validInvoices: z.int(),
  tickets: z.int(),
  prizes: z.int(),
  createdAt: instant(),
  lastLoginAt: z.nullable(instant()),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

export const registrationDetail = z.extend(registrationRow, {
  firstName: z.string(),
  lastName: z.string(),
  /** null without registrations:whole; the age says enough. */
  birthDate: z.nullable(day()),
  emailVerifiedAt: z.nullable(instant()),
  marketing: z.boolean(),
  utm: z.object({
    source: z.nullable(z.string()),
    medium: z.nullable(z.string()),
    campaign: z.nullable(z.string()),
  }),
  disabledAt: z.nullable(instant()),
  disabledReason: z.nullable(z.string()),
  blockedAt: z.nullable(instant()),
  blockReason: z.nullable(z.enum(CPF_BLOCK_REASONS)),
  anonymisedAt: z.nullable(instant()),
});

/** What staff may correct. The CPF is who somebody is: a wrong one is another registration. */
export const registrationCorrection = z.object({
  firstName: personName('name'),
  ...personCorrected,
  birthDate: birthDate(),
  uf: required().check(z.regex(/^[A-Z]{2}$/, 'state')),
});

const filters = z.strictObject({
  state: z.optional(z.enum(REGISTRATION_STATES, 'invalid')),
  uf: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid'))),
  city: z.optional(z.string().check(z.maxLength(80, 'invalid'))),
  /** Completed years, both included. */
  ageFrom: z.optional(
    z.coerce.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(150, 'invalid')),
  ),
  ageTo: z.optional(
    z.coerce.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(150, 'invalid')),
  ),
  verified: z.optional(yesNo()),
  marketing: z.optional(yesNo()),
  /** `no` is for who holds registrations:invoiceless. */
  invoices: z.optional(yesNo()),
  prizes: z.optional(yesNo()),
  /** Days of America/Sao_Paulo, both included. */
  from: z.optional(day()),
  to: z.optional(day()),
});
const sorts = ['createdAt', 'name', 'age'] as const;

const whole = resource('registrations', {
  row: registrationRow,
  detail: registrationDetail,
  input: registrationCorrection,
  errors: ['PHONE_FOUND', 'INVALID_STATE', 'INVALID_CITY', 'MIN_AGE', 'FUTURE_DATE'],
  filters,
  sorts,
});
/** By what an index has in order (docs/decisions/lists-and-exports.md). */
const orders = {
  from: ['createdAt'],
  to: ['createdAt'],
  ageFrom: ['age'],
  ageTo: ['age'],
  uf: ['createdAt', 'age'],
  city: ['createdAt', 'age'],
} as const;
const query = largeListQuery(sorts, filters, orders);
/** With `create` and `remove`, which visitors do and staff don't: for the code that serves all of a resource. */
export type RegistrationResource = typeof whole;

const version = z.object(versioned);
const reasoned = z.object({ ...versioned, reason: required().check(z.maxLength(REASON_LIMIT, 'limit')) });
const move = { params: idParams, response: registrationDetail, errors: ['NOT_FOUND', 'CONFLICT'] as const };

/** Why somebody takes a person's data along; the audit keeps it. */
export const DATA_PURPOSES = ['own_request', 'authority', 'review'] as const;
const dataQuery = z.strictObject({
  purpose: z._default(z.enum(DATA_PURPOSES, 'invalid'), 'own_request'),
});

/** The people who take part (product/domain.md, 3.3). `q` finds name, e-mail, phone, or a whole CPF or id. */
export const adminRegistrations = {
  list: endpoint({ ...whole.list, query, orders }),
  export: exportEndpoint('registrations', query),
  get: whole.get,
  update: whole.update,
  updateEmail: endpoint({
    method: 'POST',
    path: '/admin/registrations/:id/email',
    access: 'registrations:update_email',
    params: idParams,
    body: z.object({
      ...versioned,
      email: email(),
      reason: required().check(z.maxLength(REASON_LIMIT, 'limit')),
    }),
    response: registrationDetail,
    errors: ['NOT_FOUND', 'CONFLICT', 'EMAIL_FOUND'],
    summary: 'Sends a link to a new address and word to the old one; it changes when the link is followed.',
  }),
  cancelEmail: endpoint({
    ...move,
    method: 'POST',
    path: '/admin/registrations/:id/email/cancel',
    access: 'registrations:update_email',
    body: version,
    summary: 'Forgets the address that waits; its link is worth nothing then.',
  }),
  disable: endpoint({
    ...move,
    method: 'POST',
    path: '/admin/registrations/:id/disable',
    bulk: true,
    access: 'registrations:disable_or_enable',
    body: reasoned,
    summary: 'Disables an account with a reason and ends its sessions.',
  }),
  enable: endpoint({
    ...move,
    method: 'POST',
    path: '/admin/registrations/:id/enable',
    bulk: true,
    access: 'registrations:disable_or_enable',
    body: version,
    summary: 'Enables a disabled account.',
  }),
  unblock: endpoint({
    ...move,
    method: 'POST',
    path: '/admin/registrations/:id/unblock',
    bulk: true,
    access: 'registrations:unblock',
    body: version,
    summary: 'Ends the wait after too many wrong passwords.',
  }),
  anonymise: endpoint({
    ...move,
    method: 'POST',
    path: '/admin/registrations/:id/anonymise',
    access: 'registrations:delete',
    errors: ['NOT_FOUND', 'CONFLICT', 'PRIZE_WAITS'],
    body: reasoned,
    summary: 'Erases who the person is, for good (docs/decisions/retention-and-erasure.md).',
  }),
  data: endpoint({
    method: 'GET',
    path: '/admin/registrations/:id/data',
    access: 'registrations:whole',
    params: idParams,
    query: dataQuery,
    media: 'file',
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_QUERY'],
    summary: 'All the product keeps of a person, as JSON; audited with its purpose.',
  }),
  dataDocument: endpoint({
    method: 'GET',
    path: '/admin/registrations/:id/data/document',
    access: 'registrations:whole',
    params: idParams,
    query: dataQuery,
    media: 'file',
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_QUERY'],
    summary: 'The same as an accessible PDF.',
  }),
};
