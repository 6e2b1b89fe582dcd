import { todayInSaoPaulo } from '../calendar.ts';
import { addBusinessDays } from './business-days.ts';
import { plusDays } from './days.ts';

/**
 * Why a computed winner may be disqualified, as everyone reads it: barred by the regulation (staff, agencies, their
 * families); under age; false data; a receipt that isn't one; a second account; fraud; documents that never came; an
 * account that was erased, of whose holder nothing is left.
 */
export const DISQUALIFICATION_REASONS = [
  'barred',
  'under_age',
  'false_data',
  'receipt_invalid',
  'second_account',
  'fraud',
  'documents_missing',
  'account_erased',
] as const;

/** One of DISQUALIFICATION_REASONS. */
export type DisqualificationReason = (typeof DISQUALIFICATION_REASONS)[number];

/**
 * Until when somebody told at `told` may answer: the end, in America/Sao_Paulo, of the last of so many business days, the
 * first after that day being day 1.
 */
export const defenceUntil = (told: Date, businessDays: number): Date =>
  new Date(`${plusDays(addBusinessDays(todayInSaoPaulo(told), businessDays), 1)}T00:00:00-03:00`);
