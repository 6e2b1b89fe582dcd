import { isDateText } from './calendar.ts';

/**
 * The life of an invoice (product/domain.md, 3.4). `received` has not been looked at, `checking` waits for the automatic
 * checks, `pending` for a person. A repeated receipt is refused at the door and never becomes an invoice.
 */
export const INVOICE_STATES = ['received', 'checking', 'pending', 'valid', 'invalid'] as const;

/** One of INVOICE_STATES. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/**
 * From each state, those an invoice may pass to. What makes a valid one invalid voids its numbers and prizes; reopening
 * gives none of them back. A trigger of the database holds the same table.
 */
export const INVOICE_TRANSITIONS: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  received: ['checking'],
  checking: ['pending', 'valid', 'invalid'],
  pending: ['valid', 'invalid'],
  valid: ['invalid'],
  invalid: ['pending'],
};

/** Whether an invoice may pass from one state to the other. */
export function canMoveInvoice(from: InvoiceState, to: InvoiceState): boolean {
  return INVOICE_TRANSITIONS[from].includes(to);
}

/** How an invoice came: the text of its QR code, its typed access key, a photo or PDF of it, or its signed XML. */
export const INVOICE_ORIGINS = ['qr', 'key', 'photo', 'xml'] as const;

/** One of INVOICE_ORIGINS. */
export type InvoiceOrigin = (typeof INVOICE_ORIGINS)[number];

/**
 * Why staff, or a check, refuse an invoice. `other_claimant`: the receipt was confirmed for somebody else who claims it;
 * `unconfirmed`: nothing showed that it exists.
 */
export const INVOICE_REASONS = [
  'illegible',
  'out_of_period',
  'not_participating',
  'product',
  'below_minimum',
  'duplicate',
  'tampered',
  'not_fiscal',
  'over_limit',
  'other_claimant',
  'unconfirmed',
] as const;

/** One of INVOICE_REASONS. */
export type InvoiceReason = (typeof INVOICE_REASONS)[number];

/**
 * The reasons that lie in the receipt itself: a confirmed one that is refused for one of them counts for nobody else
 * either. The others lie in what its sender did or told, and leave the receipt to its owner.
 */
export const REASONS_OF_RECEIPT = [
  'out_of_period',
  'not_participating',
  'product',
  'below_minimum',
  'not_fiscal',
] as const satisfies readonly InvoiceReason[];

/** What the regulation asks of a purchase. */
export interface InvoiceRules {
  /** Days of purchase, `YYYY-MM-DD` in São Paulo, both included; null leaves a side open. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** 14 characters each; empty when every shop takes part. */
  readonly participating: readonly string[];
  /** Cents of a real. */
  readonly minimum: number;
  readonly models: readonly string[];
}

/** A purchase as far as it is known; what is null has not been told yet and is not judged. */
export interface Purchase {
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** `YYYY-MM`, from the access key. */
  readonly month: string | null;
  readonly cnpj: string | null;
  readonly model: string | null;
  /** Cents of a real. */
  readonly value: number | null;
}

/** Whether the day, or if only the month is known some day of it, lies in the regulation's period. */
function isInPeriod(
  { day, month }: Pick<Purchase, 'day' | 'month'>,
  { firstDay, lastDay }: InvoiceRules,
): boolean {
  // A month compares with the month of a bound: its first and last days are not told apart.
  const [moment, length] = day !== null ? [day, 10] : [month, 7];
  if (moment === null) return true;
  return (
    (firstDay === null || moment >= firstDay.slice(0, length)) &&
    (lastDay === null || moment <= lastDay.slice(0, length))
  );
}

/**
 * Whether a purchase of this month qualifies or not by its value, or by its day: an access key tells neither, and what only the
 * sender has said decides nothing.
 */
export function qualifiesByTold(month: string | null, rules: InvoiceRules): boolean {
  if (rules.minimum > 0) return true;
  if (month === null) return rules.firstDay !== null || rules.lastDay !== null;
  const days = ['01', '28', '29', '30', '31'].map((day) => `${month}-${day}`).filter(isDateText);
  return days.some((day) => !isInPeriod({ day, month }, rules));
}

/** The first reason for which a purchase doesn't qualify, or null. Limits per person are counted, not judged here. */
export function judgePurchase(purchase: Purchase, rules: InvoiceRules): InvoiceReason | null {
  const { day, month, cnpj, model, value } = purchase;
  if (model !== null && !rules.models.includes(model)) return 'not_fiscal';
  if (day !== null && month !== null && !day.startsWith(month)) return 'tampered';
  if (!isInPeriod(purchase, rules)) return 'out_of_period';
  const mayTakePart = rules.participating.length === 0 || cnpj === null || rules.participating.includes(cnpj);
  if (!mayTakePart) return 'not_participating';
  return value !== null && value < rules.minimum ? 'below_minimum' : null;
}
