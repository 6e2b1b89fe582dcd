import * as z from 'zod/mini';
import {
  CONFIRMATION_SOURCES,
  INVOICE_MODELS,
  INVOICE_ORIGINS,
  INVOICE_REASONS,
  INVOICE_STATES,
  PRIZE_STATES,
  RISKS,
  TICKET_STATES,
} from '@fio/domain';
import { earningEntry } from '../core/earning-entry.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { invoiceClaim } from './invoice-claim.ts';

const person = z.object({ id: uuid(), name: z.string() });
/** What is known of the purchase: what nobody has read off the receipt yet is null. */
const known = {
  key: z.nullable(z.string()),
  model: z.nullable(z.enum(INVOICE_MODELS)),
  cnpj: z.nullable(z.string()),
  series: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** Of America/Sao_Paulo. */
  purchasedOn: z.nullable(day()),
  /** Cents of a real. */
  value: z.nullable(z.int()),
};

/** What may have confirmed an invoice; `earlier`: it counted before confirmations were asked for. */
export const CONFIRMED_BY = [...CONFIRMATION_SOURCES, 'earlier'] as const;

export const invoiceRow = z.object({
  id: uuid(),
  ...known,
  participant: person,
  origin: z.enum(INVOICE_ORIGINS),
  /** What showed that it exists; null: nothing has. */
  confirmedBy: z.nullable(z.enum(CONFIRMED_BY)),
  state: z.enum(INVOICE_STATES),
  reason: z.nullable(z.enum(INVOICE_REASONS)),
  /** Whether there is a photo or a PDF. */
  file: z.boolean(),
  /** Who holds the lock now. */
  reviewer: z.nullable(z.string()),
  /** Numbers that it brought, voided ones included. */
  tickets: z.int(),
  createdAt: instant(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

export const invoiceDetail = z.extend(invoiceRow, {
  /** Masked; whole data is the registrations' own page's. */
  cpf: z.string(),
  note: z.nullable(z.string()),
  /** Products that take part and that a reviewer found on it. */
  products: z.array(z.string()),
  /** Those that take part, one of which it must have; none: all do. */
  participatingProducts: z.array(z.string()),
  fileType: z.nullable(z.enum(['image/webp', 'application/pdf'])),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(instant()),
  /** The lock, if somebody holds it: a key tapped in time, or a decision, keeps it. */
  lock: z.nullable(z.object({ mine: z.boolean(), name: z.string(), until: instant() })),
  /** Others of the same person: today (by when they came, America/Sao_Paulo) and in all. */
  others: z.object({ today: z.int(), total: z.int(), valid: z.int() }),
  /** Others that might be the same purchase: `number` of the same shop, or the same `purchase` of the same person. */
  alike: z.array(
    z.object({
      id: uuid(),
      participant: person,
      state: z.enum(INVOICE_STATES),
      likeness: z.enum(['number', 'purchase']),
      createdAt: instant(),
    }),
  ),
  /** The rules of risk that it met: what each counts, how much of it is nothing special, and the receipt that contradicts. */
  risks: z.array(
    z.object({ name: z.enum(RISKS), seen: z.int(), allowed: z.int(), otherId: z.nullable(uuid()) }),
  ),
  /** Its signed XML, if its sender gave it; its size in bytes. */
  xml: z.nullable(z.object({ bytes: z.int() })),
  /** Everybody's claims of this receipt, its own among them, the first to come first, with what was answered of each. */
  claims: z.array(invoiceClaim),
  numbers: z.array(
    z.object({
      id: z.string(),
      series: z.int(),
      number: z.int(),
      /** How many numbers each series of its draw has. */
      seriesSize: z.int(),
      state: z.enum(TICKET_STATES),
    }),
  ),
  /** What it was counted for, by its draw's rule; none before it was accepted. */
  earnings: z.array(z.extend(earningEntry, { draw: z.string() })),
  prizes: z.array(z.object({ id: uuid(), title: z.string(), state: z.enum(PRIZE_STATES) })),
  /** Its history, oldest first; `by` is null for the automatic checks and for the participant. */
  events: z.array(
    z.object({
      id: z.string(),
      from: z.nullable(z.enum(INVOICE_STATES)),
      to: z.enum(INVOICE_STATES),
      by: z.nullable(z.string()),
      reason: z.nullable(z.enum(INVOICE_REASONS)),
      note: z.nullable(z.string()),
      at: instant(),
    }),
  ),
});
