import * as z from 'zod/mini';
import { CONSENT_PURPOSES } from '../core/consent-purposes.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, password, required, uuid } from '../core/fields.ts';

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

/** A prize that was won and not received; `due` is the day by which what it says has to happen. */
export const waitingPrize = z.object({
  id: uuid(),
  way: z.enum(['draw', 'instant']),
  title: z.string(),
  /** The draw it was won in; null of one that was won at once. */
  draw: z.nullable(z.string()),
  due: z.nullable(z.object({ kind: z.enum(['documents', 'prescription', 'delivery']), day: day() })),
  /** Not while two people are deciding whether it is kept. */
  mayRenounce: z.boolean(),
});
export type WaitingPrize = z.infer<typeof waitingPrize>;

/** What there is of the visitor, by what becomes of it with the registration. */
export const leaving = z.object({
  votes: z.int(),
  /** Those that others read. */
  suggestions: z.int(),
  invoices: z.object({ accepted: z.int(), undecided: z.int() }),
  /** Of draws that are still to come. */
  numbers: z.int(),
  prizes: z.object({ delivered: z.int(), waiting: z.array(waitingPrize) }),
});
export type Leaving = z.infer<typeof leaving>;

/** What somebody writes who gives up prizes, in either language; capitals are no matter. */
export const RENUNCIATION_WORDS = { pt: 'renuncio', en: 'i renounce' } as const;
const isRenunciation = (text: string) =>
  Object.values(RENUNCIATION_WORDS).some((words) => words === text.trim().toLowerCase());

const renunciation = z.object({
  /** Each prize that is given up, by its id. */
  prizes: z.array(uuid()).check(z.maxLength(100, 'limit')),
  words: required().check(z.maxLength(40, 'limit'), z.refine(isRenunciation, 'renunciation')),
});

/** The rights of LGPD, article 18: to see, take along and end what is kept. Correction is the profile's. */
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
  leaving: endpoint({
    method: 'GET',
    path: '/privacy/deletion',
    access: 'session',
    response: leaving,
    summary:
      'What there is of the visitor, by what becomes of it when they delete the registration; prizes that wait first of all.',
  }),
  remove: endpoint({
    method: 'POST',
    path: '/privacy/deletion',
    unkeyed: 'secret',
    access: 'session',
    limit: 'login',
    body: z.object({ password: password(), renunciation: z.optional(renunciation) }),
    response: ok,
    errors: ['FORBIDDEN', 'INVALID_PASS', 'BLOCKED_PASS', 'CONFLICT', 'PRIZE_WAITS'],
    summary:
      'Anonymises the registration for good and ends every session. PRIZE_WAITS while a prize is neither received nor renounced.',
  }),
};
