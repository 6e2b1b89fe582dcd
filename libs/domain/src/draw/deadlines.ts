import { plusDays } from './days.ts';
import { bankingDay, type Term } from './terms.ts';

/**
 * What somebody has to do in time for a draw. Before the calculation: show the authority that the prizes are the promoter's,
 * close the list, hand it in; afterwards: the minutes, the publication, and what follows a win up to the accounts
 * (product/domain.md, 1.7). What the duty counts from stands with each.
 */
export const DUTY_KINDS = [
  'ownership',
  'freeze',
  'list',
  'minutes',
  'publication',
  'documents',
  'delivery',
  'tax',
  'prescription',
  'collection',
  'accounting',
] as const;

/** One of DUTY_KINDS. */
export type DutyKind = (typeof DUTY_KINDS)[number];

/** Those of which only people know when they were done; all others follow from the draw and its winners. */
export const NOTED_DUTIES = ['ownership', 'list'] as const satisfies readonly DutyKind[];

/** One of NOTED_DUTIES. */
export type NotedDuty = (typeof NOTED_DUTIES)[number];

/** What the time to ask for a prize begins with, as the regulation says. */
export const PRESCRIPTION_EVENTS = ['extraction', 'publication'] as const;

/** One of PRESCRIPTION_EVENTS. */
export type PrescriptionEvent = (typeof PRESCRIPTION_EVENTS)[number];

/** How long a winner has to send documents, where a regulation says nothing else, from the moment they were asked. */
export const COMMON_DOCUMENTS_TERM: Term = { amount: 3, unit: 'business_days' };

/** Days before the extraction by which the prizes are shown to be the promoter's (Decreto 70.951/1972, art. 15). */
const OWNERSHIP_DAYS = 8;
/** Days from the draw within which a prize is handed over (Decreto 70.951/1972, art. 5). */
const DELIVERY_DAYS = 30;
/** Days within which the value of a prize that nobody gets is collected (DARF 0394). */
const COLLECTION_DAYS = 45;
/** Days that then remain for the accounts (prestação de contas). */
const ACCOUNTING_DAYS = 30;

/** The last day to show whose the prizes are, for an extraction on `date`; both `YYYY-MM-DD`. */
export const ownershipBy = (date: string): string => plusDays(date, -OWNERSHIP_DAYS);

/** The last day to hand over a prize won on `date`; both `YYYY-MM-DD`. */
export const deliversBy = (date: string): string => plusDays(date, DELIVERY_DAYS);

/** The last day to collect the value of a prize that was lost on `date`, a banking day; both `YYYY-MM-DD`. */
export const collectsBy = (date: string): string => bankingDay(plusDays(date, COLLECTION_DAYS));

/** The last day of the accounts of a draw whose last prize may be asked for until `date`; both `YYYY-MM-DD`. */
export const accountsBy = (date: string): string => plusDays(collectsBy(date), ACCOUNTING_DAYS);
