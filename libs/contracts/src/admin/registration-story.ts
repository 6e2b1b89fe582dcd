import * as z from 'zod/mini';
import {
  INVITATION_SIGNS,
  INVITATION_STATES,
  INVOICE_STATES,
  MAIL_STATES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  PRIZE_STATES,
  REGISTRATION_STATES,
  SAC_STATES,
  SUGGESTION_STATES,
  TICKET_STATES,
  WINNER_STATES,
} from '@fio/domain';
import { CONSENT_PURPOSES } from '../core/consent-purposes.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';
import { perPage } from '../core/list.ts';
import { SAC_SUBJECTS } from '../public/sac.ts';

/** So many entries are read at once, unless another number is asked for. */
export const STORY_PAGE = 30;

/**
 * What a person's story is made of, each by the name that their data package has for it. Of one moment they stand in this
 * order: what came of something before what it came of.
 */
export const STORY_KINDS = [
  'wins',
  'prizes',
  'luckyNumbers',
  'invoices',
  'votes',
  'suggestions',
  'customerService',
  'emails',
  'notifications',
  'invitations',
  'passkeys',
  'sessions',
  'consents',
  'registration',
] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

const entry = <const Kind extends StoryKind, Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  kind: Kind,
  shape: Shape,
) =>
  z.object({
    kind: z.literal(kind),
    /** Of its kind, and stable. */
    id: z.string(),
    at: instant(),
    /** The record that has a page of its own, where one does. */
    recordId: z.nullable(z.string()),
    ...shape,
  });

/** One thing that somebody did, was given or was sent, as it stands now. */
const storyEntry = z.union([
  entry('wins', { prize: z.string(), draw: z.string(), state: z.enum(WINNER_STATES) }),
  entry('prizes', { title: z.string(), state: z.enum(PRIZE_STATES) }),
  /** `number` as in 123/12345. */
  entry('luckyNumbers', { number: z.string(), draw: z.string(), state: z.enum(TICKET_STATES) }),
  entry('invoices', {
    cnpj: z.nullable(z.string()),
    number: z.nullable(z.string()),
    valueCents: z.nullable(z.int()),
    state: z.enum(INVOICE_STATES),
  }),
  entry('votes', { theory: z.string(), show: z.string(), answer: z.string() }),
  entry('suggestions', { text: z.string(), show: z.string(), state: z.enum(SUGGESTION_STATES) }),
  entry('customerService', {
    protocol: z.string(),
    subject: z.enum(SAC_SUBJECTS),
    state: z.enum(SAC_STATES),
  }),
  entry('emails', { subject: z.string(), state: z.enum(MAIL_STATES) }),
  entry('notifications', { of: z.enum(NOTIFICATION_KINDS), channel: z.enum(NOTIFICATION_CHANNELS) }),
  /** `sent`: somebody came by the person's link; `came`: the person by somebody's. `signs`: why it is doubtful. */
  entry('invitations', {
    side: z.enum(['sent', 'came']),
    state: z.enum(INVITATION_STATES),
    signs: z.array(z.enum(INVITATION_SIGNS)),
  }),
  entry('passkeys', { name: z.string() }),
  /** `enteredBy`: staff who had entered as the person. */
  entry('sessions', {
    live: z.boolean(),
    ip: z.string(),
    userAgent: z.string(),
    enteredBy: z.nullable(z.string()),
  }),
  entry('consents', { purpose: z.enum(CONSENT_PURPOSES), granted: z.boolean(), version: z.string() }),
  entry('registration', {}),
]);
export type StoryEntry = z.output<typeof storyEntry>;
export type StoryEntryOf<Kind extends StoryKind> = Extract<StoryEntry, { readonly kind: Kind }>;

const oneOf = STORY_KINDS.join('|');

/** A person's whole story on one page (docs/decisions/records-in-the-back-office.md). */
export const registrationStory = {
  story: endpoint({
    method: 'GET',
    path: '/admin/registrations/:id/story',
    access: 'registrations:view',
    params: idParams,
    query: z.strictObject({
      /** Some kinds, with commas between them; all without. */
      kinds: z.optional(
        z
          .string()
          .check(z.maxLength(200, 'limit'), z.regex(new RegExp(`^(${oneOf})(,(${oneOf}))*$`), 'invalid')),
      ),
      /** `next` of the answer before: what happened earlier. */
      before: z.optional(
        z
          .string()
          .check(
            z.maxLength(120, 'limit'),
            z.regex(new RegExp(`^\\d{1,13}~(${oneOf})~[\\w.:-]+$`), 'invalid'),
          ),
      ),
      perPage: perPage(STORY_PAGE),
    }),
    response: z.object({
      /** Whose: the name is null once they have left. */
      person: z.object({ id: uuid(), name: z.nullable(z.string()), state: z.enum(REGISTRATION_STATES) }),
      /** Kinds that the caller's permissions leave out, whatever was asked for. */
      hidden: z.array(z.enum(STORY_KINDS)),
      items: z.array(storyEntry),
      /** Where the entries before these begin; null: there are none. */
      next: z.nullable(z.string()),
    }),
    errors: ['NOT_FOUND', 'INVALID_QUERY'],
    summary: 'What a person did, was given and was sent, latest first, a page at a time; told to the audit.',
  }),
};
