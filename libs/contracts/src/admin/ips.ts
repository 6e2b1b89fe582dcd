import * as z from 'zod/mini';
import { isIpAddress } from '@fio/domain/ip-address';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';

/** Whether those who come from an address may take part now. */
export const IP_STATES = ['free', 'blocked'] as const;
export const BLOCK_REASON_LIMIT = 500;
/** From so many people, or failed sign-ins, on. */
export const IP_PEOPLE = ['2', '5', '20', '100'] as const;
export const IP_FAILURES = ['5', '20', '100'] as const;

/** What was done from an address. Failed sign-ins are the staff's too, all else is visitors'. */
const counts = {
  registrations: z.int(),
  logins: z.int(),
  failedLogins: z.int(),
  votes: z.int(),
  suggestions: z.int(),
  invoices: z.int(),
};

export const ipRow = z.object({
  /** As it stands in a path: an IPv4 address, or the first one of an IPv6 /64. */
  id: z.string(),
  /** As people read it: `203.0.113.9` or `2001:db8::/64`. */
  address: z.string(),
  state: z.enum(IP_STATES),
  /** Null: blocked before anybody was seen. */
  firstSeenAt: z.nullable(instant()),
  lastSeenAt: z.nullable(instant()),
  /** Registrations, and so CPFs, that came from here other than by a vote. */
  people: z.int(),
  ...counts,
  /** Of a block that holds; null: for good. */
  blockedUntil: z.nullable(instant()),
  version: z.int(),
});

/** Of one day of São Paulo. */
export const ipDay = z.object({ day: day(), ...counts });
export type IpDay = z.output<typeof ipDay>;

export const ipDetail = z.extend(ipRow, {
  /** Of a block that holds. */
  blockedAt: z.nullable(instant()),
  blockedBy: z.nullable(z.string()),
  blockReason: z.nullable(z.string()),
  /** Days on which anything was done, latest first, thirty at most. */
  days: z.array(ipDay),
});

export const ipPerson = z.object({
  id: uuid(),
  /** Empty of who had their data erased. */
  name: z.string(),
  /** Masked. */
  cpf: z.nullable(z.string()),
  /** Whether they registered from here. */
  registered: z.boolean(),
  firstAt: instant(),
  lastAt: instant(),
});

/** The latest of them that `people` answers. */
export const IP_PEOPLE_SHOWN = 100;

/** Any address of a /64 stands for all of it. */
const params = z.object({ id: z.string().check(z.refine(isIpAddress, 'invalid')) });
const block = {
  reason: required().check(z.maxLength(BLOCK_REASON_LIMIT, 'limit')),
  /** Until when it holds; null: for good. */
  until: z.nullable(instant()),
};

/** Where visitors come from, and who of them may not take part (product/domain.md, 3.22). */
export const ips = {
  list: endpoint({
    method: 'GET',
    path: '/admin/ips',
    access: 'ips:list',
    query: listQuery(
      ['lastSeenAt', 'people', 'failedLogins', 'votes'],
      z.strictObject({
        state: z.optional(z.enum(IP_STATES, 'invalid')),
        people: z.optional(z.enum(IP_PEOPLE, 'invalid')),
        failedLogins: z.optional(z.enum(IP_FAILURES, 'invalid')),
      }),
    ),
    response: listResponse(ipRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists addresses with what was done from them, latest seen first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/ips/:id',
    access: 'ips:view',
    params,
    response: ipDetail,
    errors: ['NOT_FOUND'],
    summary: 'One address, day by day.',
  }),
  people: endpoint({
    method: 'GET',
    path: '/admin/ips/:id/people',
    access: 'ips:view',
    params,
    response: z.object({ items: z.array(ipPerson), total: z.int() }),
    errors: ['NOT_FOUND'],
    summary: 'Who registered, signed in, suggested or sent invoices from it, latest first.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/ips',
    access: 'ips:manage',
    body: z.object({
      address: required().check(z.refine((text) => text === '' || isIpAddress(text), 'ip')),
      ...block,
    }),
    status: 201,
    response: ipDetail,
    summary: 'Blocks an address, also one that nobody has come from yet.',
  }),
  block: endpoint({
    method: 'POST',
    path: '/admin/ips/:id/block',
    access: 'ips:manage',
    params,
    body: z.object({ ...versioned, ...block }),
    response: ipDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Blocks an address: nobody registers, signs in, votes, suggests or sends invoices from it.',
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/admin/ips/:id/unblock',
    access: 'ips:unblock',
    params,
    body: z.object({ ...versioned, reason: block.reason }),
    response: ipDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Ends the block of an address, with a reason.',
  }),
};
