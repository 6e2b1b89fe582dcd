import type { prizeReasonsPt } from './reasons.pt.ts';

export const prizeReasonsEn: typeof prizeReasonsPt = {
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
};
