import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, password, required } from '../core/fields.ts';
import { visitorSession } from './visitor-session.ts';

/** `exp` is the instant the session ends. The token is opaque and shown once. */
export const sessionToken = z.object({ token: z.string(), exp: instant() });

/** The visitor's session (specification, sections 4 and 7). */
export const session = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    unkeyed: 'session',
    access: 'public',
    entered: { may: 'a session of its own begins, with a password of its own' },
    limit: 'login',
    line: 'passwords',
    blockable: true,
    /** `user` is the CPF or the e-mail, as typed. */
    body: z.object({ user: required().check(z.maxLength(254, 'invalid')), password: password() }),
    response: sessionToken,
    errors: ['INVALID_USER', 'BLOCKED_PASS', 'USER_BLOCKED', 'INACTIVE_USER'],
    summary: 'Signs a visitor in by CPF or e-mail.',
  }),
  ...visitorSession,
};
