import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, password, required, uuid } from '../core/fields.ts';

/** `exp` is the instant the session ends. The token is opaque and shown once. */
export const sessionToken = z.object({ token: z.string(), exp: instant() });

/** The visitor as the site knows them. CPF and phone are whole: they are the visitor's own. */
export const visitor = z.object({
  id: uuid(),
  exp: instant(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  cpf: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  state: z.string(),
  city: z.string(),
  marketing: z.boolean(),
  createdAt: instant(),
  /** Set while staff have entered as this visitor: signing out leads back to the back office. */
  skipLogout: z.boolean(),
  enteredBy: z.nullable(z.string()),
});
export type Visitor = z.infer<typeof visitor>;

const done = z.object({ ok: z.literal(true) });

/** The visitor's session (specification, sections 4 and 7). */
export const session = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    limit: 'login',
    /** `user` is the CPF or the e-mail, as typed. */
    body: z.object({ user: required().check(z.maxLength(254, 'invalid')), password: password() }),
    response: sessionToken,
    errors: ['INVALID_USER', 'BLOCKED_PASS', 'USER_BLOCKED', 'INACTIVE_USER'],
    summary: 'Signs a visitor in by CPF or e-mail.',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'session',
    response: done,
    summary: 'Ends this session.',
  }),
  user: endpoint({
    method: 'GET',
    path: '/user',
    access: 'session',
    response: visitor,
    summary: 'The signed-in visitor.',
  }),
};
