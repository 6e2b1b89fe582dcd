import * as z from 'zod/mini';
import { day, uuid, yesNo } from '../core/fields.ts';

const age = z.nullable(z.int('number').check(z.minimum(0, 'number'), z.maximum(150, 'number')));

/** Which of the registrations: null is no filter. Days are of America/Sao_Paulo and both included, as ages are. */
export const audience = z.object({
  uf: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid'))),
  city: z.nullable(z.string().check(z.maxLength(80, 'limit'))),
  ageFrom: age,
  ageTo: age,
  /** `no` is for who holds registrations:invoiceless. */
  invoices: z.nullable(yesNo()),
  prizes: z.nullable(yesNo()),
  /** When they registered. */
  from: z.nullable(day()),
  to: z.nullable(day()),
  /** Not those whom an earlier dispatch has reached. */
  exceptId: z.nullable(uuid()),
});
export type Audience = z.output<typeof audience>;
/** The audience that no filter narrows. */
export const EVERYBODY: Audience = {
  uf: null,
  city: null,
  ageFrom: null,
  ageTo: null,
  invoices: null,
  prizes: null,
  from: null,
  to: null,
  exceptId: null,
};

/** Why a dispatch leaves somebody out whom its filters find: the first that holds. */
export const LEFT_OUT = [
  'pending_email',
  'disabled',
  'blocked',
  'reached',
  'withoutConsent',
  'suppressed',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Name and address are masked. */
const sampledPerson = z.object({ name: z.string(), email: z.string(), city: z.string(), uf: z.string() });

/** Some of an audience, for who is about to write to it; nobody of fewer than SMALLEST_GROUP, but for who may list registrations. */
export const audienceSample = z.object({
  /** A few of those who would get it now, by chance. */
  readers: z.array(sampledPerson),
  /** How many of all of them asked to be told in which language; Portuguese unless they said. */
  languages: z.array(z.object({ language: z.enum(['pt', 'en']), people: z.int() })),
  /** Who would not, each for one reason, with a few of them. */
  leftOut: z.array(z.object({ reason: z.enum(LEFT_OUT), people: z.int(), some: z.array(sampledPerson) })),
});
