import * as z from 'zod/mini';
import { DRAW_STATES, INVOICE_ORIGINS, INVOICE_REASONS, PRIZE_REASONS, TICKET_ORIGINS } from '@fio/domain';
import { day, instant, uuid } from '../core/basic-fields.ts';
import { PRIZE_ORIGINS } from './prizes.ts';
import { STAMPS } from '../public/polls.ts';
import { WEBHOOK_TEST, type WebhookKind, type WebhookType } from '../documents/webhook-kinds.ts';

/** The whole of what it tells of: an address of the API, for whoever may read there. */
const link = { link: z.url() };

const theory = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  show: z.object({ id: uuid(), slug: z.string(), title: z.string() }),
  opensAt: z.nullable(instant()),
  closesAt: z.nullable(instant()),
  ...link,
});

/** By its id alone: its text is a visitor's own words. */
const suggestion = z.object({ id: uuid(), showId: uuid(), ...link });

/** By their id alone, here and wherever a person is meant: who may know more asks the API with a token that may. */
const registration = z.object({ id: uuid(), ...link });

const receipt = z.object({
  id: uuid(),
  registrationId: uuid(),
  origin: z.enum(INVOICE_ORIGINS),
  ...link,
});

const prize = z.object({
  id: uuid(),
  kind: z.object({ id: uuid(), title: z.string() }),
  origin: z.enum(PRIZE_ORIGINS),
  /** null: the person has left. */
  registrationId: z.nullable(uuid()),
  /** The one it came with; null of a prize given by hand. */
  receiptId: z.nullable(uuid()),
  ...link,
});

const draw = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(DRAW_STATES),
  /** The day of the extraction, in America/Sao_Paulo. */
  lotteryDate: day(),
  ...link,
});

/**
 * What each kind tells, the `data` of its body. Thin: what it is about, what became of it and where to ask, so that a body
 * that comes late or twice says nothing wrong, and names nobody. Fields may be added; none changes its meaning or goes.
 */
export const webhookData = {
  /** Staff put it before visitors: open now, or from `opensAt` on. */
  'theory.published': theory,
  /** It takes votes, by hand or by the clock; again, where it had been closed. */
  'theory.opened': theory,
  /** It takes no more votes, by hand or by the clock. */
  'theory.closed': theory,
  'theory.resolved': z.extend(theory, {
    answer: z.object({ id: uuid(), text: z.string() }),
    stamp: z.nullable(z.enum(STAMPS)),
    resolvedAt: instant(),
  }),
  'suggestion.received': suggestion,
  'suggestion.approved': suggestion,
  'suggestion.rejected': suggestion,
  /** `theoryId` is the theory that it became. */
  'suggestion.merged': z.extend(suggestion, { theoryId: z.nullable(uuid()) }),
  'registration.created': registration,
  /** Its e-mail was confirmed. */
  'registration.confirmed': registration,
  /** Whatever was kept of them elsewhere is to go as well (LGPD, art. 18). */
  'registration.erased': registration,
  'receipt.received': receipt,
  /** It exists and counts. */
  'receipt.confirmed': receipt,
  'receipt.refused': z.extend(receipt, { reason: z.nullable(z.enum(INVOICE_REASONS)) }),
  /** To one person, for one reason, in one go. */
  'numbers.granted': z.object({
    drawId: uuid(),
    registrationId: uuid(),
    origin: z.enum(TICKET_ORIGINS),
    receiptId: z.nullable(uuid()),
    count: z.int(),
    ...link,
  }),
  'prize.won': prize,
  'prize.validated': prize,
  'prize.refused': z.extend(prize, { reason: z.nullable(z.enum(PRIZE_REASONS)) }),
  'prize.delivered': prize,
  'draw.scheduled': draw,
  /** Its list is closed and its commitment public. */
  'draw.list_closed': z.extend(draw, {
    /** SHA-256, in hexadecimal, of the commitment as it is published. */
    commitment: z.nullable(z.string()),
  }),
  'draw.extraction_recorded': draw,
  /** Its winners are found; who they are is public with `draw.published` alone. */
  'draw.calculated': draw,
  'draw.published': draw,
  'draw.postponed': draw,
  'draw.cancelled': draw,
  /** A signed head of the transparency log. */
  'log.head': z.object({
    size: z.int(),
    /** The root of its tree, in base64. */
    root: z.string(),
    ...link,
  }),
  [WEBHOOK_TEST]: z.object({ endpointId: uuid(), ...link }),
} as const satisfies Record<WebhookType, z.ZodMiniObject>;

type BodyOf<Type extends WebhookType> = {
  readonly type: Type;
  /** When it happened, UTC; each try of its delivery says the same. */
  readonly timestamp: string;
  readonly data: z.infer<(typeof webhookData)[Type]>;
};

/** The body of a kind, as JSON. */
export const webhookBody = <Type extends WebhookType>(type: Type) =>
  z.object({ type: z.literal(type), timestamp: instant(), data: webhookData[type] });

/** What a receiver is sent: `switch (event.type)` tells which `data` it has. */
export type WebhookEvent = { [Type in WebhookType]: BodyOf<Type> }[WebhookType];
/** The same of one kind. */
export type WebhookEventOf<Kind extends WebhookKind> = BodyOf<Kind>;
