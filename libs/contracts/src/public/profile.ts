import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ownSession } from '../core/own-session.ts';
import { email, linkToken, newPassword, password, personName, required, same, uuid } from '../core/fields.ts';
import { personCorrected } from '../core/person-corrected.ts';

const ok = z.object({ ok: z.literal(true) });

/** What a visitor may correct; CPF and birth date are what the promotion knows a person by. */
export const profileInput = z.object({
  name: personName('name'),
  ...personCorrected,
  state: required().check(z.regex(/^[A-Z]{2}$/, 'state')),
});

export const profileSession = z.extend(ownSession, {
  /** Staff who have entered as this visitor. */
  entered: z.boolean(),
});
export type ProfileSession = z.infer<typeof profileSession>;

/** The visitor's own data, password and sessions. Staff who have entered may look and correct, no more. */
export const profile = {
  update: endpoint({
    method: 'PUT',
    path: '/profile',
    access: 'session',
    entered: { may: 'customer service corrects what a person asks it to; it is in the audit' },
    limit: 'profile',
    body: profileInput,
    response: ok,
    errors: ['PHONE_FOUND', 'INVALID_CITY', 'INVALID_STATE'],
    summary: 'Corrects name, phone and place; audited when staff have entered.',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/profile/password',
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
    errors: ['FORBIDDEN', 'INVALID_PASS', 'BLOCKED_PASS', 'PASS_REQUIRES', 'CONFLICT'],
    summary: 'Changes the own password and ends the other sessions.',
  }),
  emailChange: endpoint({
    method: 'GET',
    path: '/profile/email',
    access: 'session',
    response: z.object({ email: z.nullable(z.string()) }),
    summary: 'The address that waits for its confirmation, if any.',
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/profile/email',
    unkeyed: 'secret',
    access: 'session',
    limit: 'recovery',
    body: z.object({ email: email(), password: password() }),
    response: ok,
    status: 202,
    errors: ['FORBIDDEN', 'INVALID_PASS', 'BLOCKED_PASS', 'EMAIL_FOUND'],
    summary:
      'Sends a link to the new address and word to the old one; nothing changes until the link is followed.',
  }),
  cancelEmail: endpoint({
    method: 'DELETE',
    path: '/profile/email',
    access: 'session',
    response: ok,
    errors: ['FORBIDDEN'],
    summary: 'Forgets the address that waits; its link is worth nothing then.',
  }),
  /** Public, for the new mailbox may be open on another device. */
  confirmEmail: endpoint({
    method: 'POST',
    path: '/profile/email/confirm',
    access: 'public',
    limit: 'recovery',
    body: z.object({ token: linkToken() }),
    response: ok,
    errors: ['INVALID_TOKEN', 'EMAIL_FOUND'],
    summary: 'Gives a registration the e-mail address the link was sent to.',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/profile/sessions',
    access: 'session',
    response: z.object({ items: z.array(profileSession) }),
    summary: 'The live sessions, this one first.',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/profile/sessions/:id',
    access: 'session',
    params: z.object({ id: uuid() }),
    response: ok,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Ends one session.',
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/profile/sessions',
    access: 'session',
    response: ok,
    errors: ['FORBIDDEN'],
    summary: 'Signs out everywhere, here too.',
  }),
};
