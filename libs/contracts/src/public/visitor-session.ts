import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, linkToken, uuid } from '../core/fields.ts';
import { personShown } from '../core/person-shown.ts';

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
  ...personShown,
  marketing: z.boolean(),
  createdAt: instant(),
  /** Set while staff have entered as this visitor: signing out leads back to the back office. */
  skipLogout: z.boolean(),
  enteredBy: z.nullable(z.string()),
});
export type Visitor = z.infer<typeof visitor>;

/** What stands after the # of the address that hands a session over. */
export const HAND_OVER = 'entrar';

const done = z.object({ ok: z.literal(true) });

/** What every page knows of the visitor's session. Apart, for the first page loads it and no form. */
export const visitorSession = {
  /** Where the back office has a host of its own: staff come from there with a code, never with a token. */
  takeOver: endpoint({
    method: 'POST',
    path: '/entered',
    unkeyed: 'session',
    access: 'public',
    entered: { may: 'the session of another person begins' },
    limit: 'login',
    untyped: true,
    body: z.object({ code: linkToken() }),
    response: z.object({ token: z.string(), exp: instant() }),
    errors: ['NOT_FOUND'],
    summary: 'Takes over, once and within a minute, the session in which staff enter as a visitor.',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    unkeyed: 'session',
    access: 'session',
    entered: { may: 'it is how they leave' },
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
