import type { PrizeReason } from '@fio/domain/prize-validation';
import type { PRIZE_ORIGINS } from '../admin/prizes.ts';
import type { Terms } from './terms.ts';

export const prizeReasonEn: Terms<PrizeReason> = {
  cpf_mismatch: 'CPF is not that of the document',
  under_age: 'Under age',
  no_address: 'Address not confirmed',
  illegible_receipt: 'Illegible receipt',
  product: 'Product does not take part',
  employee: 'Employee or agency',
  already_won: 'Has won the most allowed',
  invoice_invalid: 'Invalid receipt',
  no_answer: 'No answer in time',
  fraud: 'Fraud',
  renounced: 'Renounced by the winner',
};

/** Why a prize of one’s own isn’t confirmed: a sentence without its beginning. */
export const ownPrizeReasonEn: Terms<PrizeReason> = {
  cpf_mismatch: 'the CPF of your registration is not that of the document.',
  under_age: 'the age does not allow taking part in the promotion.',
  no_address: 'we could not confirm your address.',
  illegible_receipt: 'we could not read the receipt.',
  product: 'the receipt has no product that takes part.',
  employee: 'the regulation excludes people who work for the companies of the promotion.',
  already_won: 'you have already won as many prizes as the regulation allows.',
  invoice_invalid: 'the receipt you won with is no longer valid.',
  no_answer: 'we had no answer within the time the regulation gives.',
  fraud: 'the participation does not follow the regulation.',
  renounced: 'you renounced it.',
};

export const prizeOriginEn: Terms<(typeof PRIZE_ORIGINS)[number]> = {
  instant: 'Instant',
  manual: 'Given by staff',
};
