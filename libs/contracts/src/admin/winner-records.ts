import * as z from 'zod/mini';
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  DISQUALIFICATION_REASONS,
  WINNER_DOCUMENTS,
  WINNER_STATES,
} from '@fio/domain';
import { day, instant, uuid } from '../core/fields.ts';
import { PRIZE_MAIL_STATES } from './prizes.ts';

export const winnerRow = z.object({
  id: uuid(),
  name: z.string(),
  /** As it is published: `***.456.789-**`. */
  cpf: z.string(),
  city: z.string(),
  uf: z.string(),
  draw: z.object({ id: uuid(), title: z.string(), published: z.boolean() }),
  prize: z.object({ id: uuid(), title: z.string() }),
  /** Market value of the prize, in cents of a real. */
  value: z.int(),
  /** null where the draw has but one series. */
  series: z.nullable(z.int()),
  number: z.int(),
  /** How many numbers each series of the draw has. */
  seriesSize: z.int(),
  /** Which of the prize's units; 0 of a surrogate who waits. */
  unit: z.int(),
  /** 0 of the first drawn (titular), n of the n-th surrogate. */
  rank: z.int(),
  state: z.enum(WINNER_STATES),
  contacts: z.int(),
  /** Sent so far; the signed receipt apart. */
  documents: z.int(),
  receipt: z.boolean(),
  mail: z.enum(PRIZE_MAIL_STATES),
  deliveredAt: z.nullable(instant()),
  /** Income tax in cents, the last day to pay it, and when it was. */
  tax: z.int(),
  taxDueOn: z.nullable(day()),
  taxPaidOn: z.nullable(day()),
  /** After this day the prize is nobody's. */
  prescribesOn: z.nullable(day()),
  /** They are out, nothing is published and nobody is in their place yet: a surrogate may come in. */
  replaceable: z.boolean(),
  /** A disqualification waits for the defence and a second person. */
  accused: z.boolean(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

/** Somebody else of the same prize. */
const linked = z.object({ id: uuid(), name: z.string(), rank: z.int(), state: z.enum(WINNER_STATES) });

export const winnerDetail = z.extend(winnerRow, {
  registrationId: z.nullable(uuid()),
  /** The number's own page; null where the list came from elsewhere. */
  ticketId: z.nullable(z.string()),
  /** Masked for who may not see registrations; null of who has left. */
  person: z.nullable(z.object({ cpf: z.string(), email: z.string(), phone: z.string() })),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What the mail server said against the last letter. */
  mailError: z.nullable(z.string()),
  /** Last day to send documents, while they are waited for. */
  documentsDueOn: z.nullable(day()),
  /** Of a term in hours its very end. */
  documentsDueAt: z.nullable(instant()),
  /** What is still missing for the next step: to be validated, or to be delivered. */
  missing: z.array(z.enum(WINNER_DOCUMENTS)),
  /** In whose place they are, and who is in theirs. */
  replaces: z.nullable(linked),
  replacedBy: z.nullable(linked),
  /** Who comes in next, if this winner is out. */
  next: z.nullable(z.extend(linked, { cpf: z.string(), series: z.nullable(z.int()), number: z.int() })),
  /** Latest first. */
  contactLog: z.array(
    z.object({
      id: uuid(),
      channel: z.enum(CONTACT_CHANNELS),
      outcome: z.enum(CONTACT_OUTCOMES),
      note: z.string(),
      by: z.nullable(z.string()),
      at: instant(),
    }),
  ),
  files: z.array(
    z.object({
      id: uuid(),
      kind: z.enum(WINNER_DOCUMENTS),
      type: z.enum(['image/webp', 'application/pdf']),
      /** SHA-256, hexadecimal. */
      sha256: z.string(),
      by: z.nullable(z.string()),
      at: instant(),
    }),
  ),
  /** Disqualifications that somebody began, latest first; one that waits has no outcome. */
  proposals: z.array(
    z.object({
      id: uuid(),
      reason: z.enum(DISQUALIFICATION_REASONS),
      note: z.string(),
      /** The document, and its SHA-256. */
      evidenceId: uuid(),
      evidenceHash: z.string(),
      /** Whether a letter went to them. */
      notified: z.boolean(),
      by: z.nullable(z.string()),
      mine: z.boolean(),
      at: instant(),
      defenceUntil: instant(),
      outcome: z.nullable(z.enum(['confirmed', 'withdrawn'])),
      decidedBy: z.nullable(z.string()),
      decidedAt: z.nullable(instant()),
      renounced: z.boolean(),
    }),
  ),
  /** Oldest first; `by` is null where nobody of staff took the step. */
  events: z.array(
    z.object({
      id: z.string(),
      from: z.nullable(z.enum(WINNER_STATES)),
      to: z.enum(WINNER_STATES),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
      at: instant(),
    }),
  ),
});
