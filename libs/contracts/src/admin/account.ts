import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { email, newPassword, password, same } from '../core/fields.ts';
import { recoveryOf } from '../core/recovery.ts';
import { sessionToken } from '../public/session.ts';
import { enter } from './enter.ts';
import { twoFactorCode } from './security.ts';
import { staffSession } from './staff-session.ts';

const ok = z.object({ ok: z.literal(true) });

/** The staff's session, password and recovery. Needs no permission (specification, section 6). */
export const account = {
  login: endpoint({
    method: 'POST',
    path: '/admin/login',
    unkeyed: 'session',
    access: 'public',
    limit: 'login',
    body: z.object({ email: email(), password: password(), code: z.optional(twoFactorCode()) }),
    /** `twoFactor`: the password is right, and the same is to be sent again with a code. */
    response: z.union([sessionToken, z.object({ twoFactor: z.literal(true) })]),
    errors: ['INVALID_USER', 'BLOCKED_PASS', 'INACTIVE_USER', 'TWO_FACTOR_FAIL'],
    summary: 'Signs a member of staff in, by password and, where they set it up, by a code.',
  }),
  ...staffSession,
  update: endpoint({
    method: 'POST',
    path: '/admin/update',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    body: z
      .object({
        current: password(),
        password: newPassword(),
        passwordConfirmation: z.string('required').check(z.minLength(1, 'required')),
      })
      .check(same('password', 'passwordConfirmation', 'password_match')),
    response: ok,
    errors: ['INVALID_PASS', 'BLOCKED_PASS', 'PASS_REQUIRES', 'CONFLICT'],
    summary: 'Changes the own password, and ends the other sessions and the own API tokens.',
  }),
  enter,
  ...recoveryOf('/admin'),
};
