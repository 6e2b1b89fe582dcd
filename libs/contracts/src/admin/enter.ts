import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { sessionToken } from '../public/session.ts';

/**
 * One of `account`'s, by itself for the page of a person, which needs none of the others. A GET by the specification, so it demands
 * the authorization header, a same-origin fetch and no-store.
 */
export const enter = endpoint({
  method: 'GET',
  path: '/admin/registrations/enter/:id',
  access: 'registrations:login',
  peopleOnly: true,
  params: idParams,
  /** `address`: the back office has a host of its own, and there the public site takes the session over, once. */
  response: z.union([sessionToken, z.object({ address: z.string() })]),
  errors: ['NOT_FOUND', 'USER_BLOCKED'],
  summary: 'Issues a short visitor token to enter as a registered user; audited.',
});
