import * as z from 'zod/mini';
import { CONFIRMATION_SOURCES, CONTRADICTIONS, INVOICE_ORIGINS, INVOICE_STATES, PROOFS } from '@fio/domain';
import { day, instant, uuid } from '../core/fields.ts';

/** What a source, or a person, has said of a claim. */
const answer = z.object({
  id: z.string(),
  source: z.enum([...CONFIRMATION_SOURCES, 'earlier']),
  /** null: it contradicts. */
  proof: z.nullable(z.enum(PROOFS)),
  /** What is different; of a confirmation nothing. */
  found: z.array(z.enum(CONTRADICTIONS)),
  reference: z.string(),
  at: instant(),
});

/** One person's claim of a receipt, with what was answered of it. */
export const invoiceClaim = z.object({
  id: uuid(),
  participant: z.object({ id: uuid(), name: z.string() }),
  state: z.enum(INVOICE_STATES),
  origin: z.enum(INVOICE_ORIGINS),
  purchasedOn: z.nullable(day()),
  /** Cents of a real. */
  value: z.nullable(z.int()),
  createdAt: instant(),
  answers: z.array(answer),
});
