import * as z from 'zod/mini';
import { CONSENT_PURPOSES } from '../core/consent-purposes.ts';
import { endpoint } from '../core/endpoint.ts';
import { instant, password } from '../core/fields.ts';

const ok = z.object({ ok: z.literal(true) });

/** What the ledger says of one decision: which words, when, by which way. */
export const consentEntry = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  granted: z.boolean(),
  version: z.string(),
  channel: z.enum(['web', 'email', 'push']),
  at: instant(),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

/** The rights of LGPD, article 18: to see, take along and end what is kept. Correction is `profile.update`. */
export const privacy = {
  consents: endpoint({
    method: 'GET',
    path: '/privacy/consents',
    access: 'session',
    response: z.object({ items: z.array(consentEntry) }),
    summary: 'Every consent given or taken back, latest first.',
  }),
  setMarketing: endpoint({
    method: 'PUT',
    path: '/privacy/marketing',
    access: 'session',
    limit: 'profile',
    body: z.object({ granted: z.boolean('invalid') }),
    response: ok,
    errors: ['FORBIDDEN'],
    summary: 'Gives or takes back the consent to marketing, as easily the one as the other.',
  }),
  data: endpoint({
    method: 'GET',
    path: '/privacy/data',
    access: 'session',
    entered: { mayNot: 'staff take it in the back office, for a purpose that the audit keeps' },
    limit: 'data',
    media: 'file',
    errors: ['FORBIDDEN'],
    summary: 'All the product keeps of the visitor, as JSON.',
  }),
  dataDocument: endpoint({
    method: 'GET',
    path: '/privacy/data/document',
    access: 'session',
    entered: { mayNot: 'staff take it in the back office, for a purpose that the audit keeps' },
    limit: 'data',
    media: 'file',
    errors: ['FORBIDDEN'],
    summary: 'The same as an accessible PDF.',
  }),
  remove: endpoint({
    method: 'POST',
    path: '/privacy/deletion',
    access: 'session',
    limit: 'login',
    body: z.object({ password: password() }),
    response: ok,
    errors: ['FORBIDDEN', 'INVALID_PASS', 'BLOCKED_PASS', 'CONFLICT'],
    summary: 'Anonymises the registration for good and ends every session.',
  }),
};
