import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { acceptedDocuments } from './consents.ts';
import {
  accepted,
  birthDate,
  cpf,
  email,
  linkToken,
  newPassword,
  personName,
  phone,
  required,
  same,
} from '../core/fields.ts';
import { utm } from './utm.ts';

/** The fields one by one, so that a step of the form can check its own. */
export const registrationFields = {
  cpf: cpf(),
  name: personName('name'),
  lastName: personName('last_name'),
  email: email(),
  emailConfirmation: required(),
  phone: phone(),
  birthDate: birthDate(),
  state: required().check(z.regex(/^[A-Z]{2}$/, 'state')),
  city: required().check(z.maxLength(80, 'city')),
  password: newPassword(),
  passwordConfirmation: z.string('required').check(z.minLength(1, 'required')),
  regulation: accepted('accept_regulation'),
  terms: accepted('accept_terms'),
  marketing: z._default(z.boolean(), false),
  /** What the first two boxes are about, as it was shown; what has changed since is DOCUMENTS_CHANGED. */
  documents: acceptedDocuments,
};

export const registrationInput = z
  .object({
    ...registrationFields,
    utm: z.optional(utm),
    /** The code of the link that brought them; one that is nobody's is passed over. */
    invitation: z.optional(z.string().check(z.maxLength(40, 'limit'))),
  })
  .check(
    same('email', 'emailConfirmation', 'email_match'),
    same('password', 'passwordConfirmation', 'password_match'),
  );
export type RegistrationInput = z.input<typeof registrationInput>;

const ok = z.object({ ok: z.literal(true) });

/** What a visitor does with their own registration. */
export const registrations = {
  checkCpf: endpoint({
    method: 'POST',
    path: '/register/cpf',
    unkeyed: 'reads',
    access: 'public',
    limit: 'cpf',
    blockable: true,
    challenge: 'register',
    body: z.object({ cpf: cpf() }),
    response: ok,
    errors: ['CPF_FOUND', 'CPF_BLOCKED', 'REGISTRATION_CLOSED'],
    summary: 'Whether a CPF may register now.',
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    access: 'public',
    limit: 'register',
    line: 'passwords',
    blockable: true,
    challenge: 'register',
    status: 201,
    body: registrationInput,
    response: z.object({ ok: z.literal(true), email: z.string() }),
    errors: [
      'CPF_FOUND',
      'CPF_BLOCKED',
      'EMAIL_FOUND',
      'PHONE_FOUND',
      'INVALID_CITY',
      'INVALID_STATE',
      'MIN_AGE',
      'FUTURE_DATE',
      'REGISTRATION_CLOSED',
      'PASS_REQUIRES',
      'DOCUMENTS_CHANGED',
      'CONFLICT',
    ],
    summary: 'Registers a visitor and sends the e-mail that confirms the address.',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/register/confirm',
    access: 'public',
    limit: 'recovery',
    body: z.object({ token: linkToken() }),
    response: ok,
    errors: ['INVALID_TOKEN'],
    summary: 'Confirms the e-mail address of a registration.',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/register/resend',
    access: 'session',
    limit: 'recovery',
    response: ok,
    status: 202,
    errors: ['FORBIDDEN'],
    summary: 'Sends the confirmation e-mail again.',
  }),
};
