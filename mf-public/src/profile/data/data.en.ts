import { personFieldEn } from '@fio/contracts/terms/person-fields.en';
import { prefixed } from '@fio/platform/i18n';
import type { profileDataPt } from './data.pt.ts';

export const profileDataEn: Record<keyof typeof profileDataPt, string> = {
  title: 'Your data',
  lead: 'CPF and birth date are what the promotion knows you by and cannot be changed here. If one of them is wrong, write to customer service.',
  fullName: 'Full name',
  cpf: 'CPF',
  birthDate: 'Birth date',
  phone: 'Phone',
  ...prefixed('field', personFieldEn),
  email: 'E-mail',
  verified: 'Confirmed',
  unverified: 'Not confirmed',
  resend: 'Send the link again',
  resent: 'We have sent another confirmation link. Check your e-mail.',
  correct: 'Correct data',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Data corrected.',
  emailTitle: 'Change the e-mail',
  emailLead:
    'We send a link to the new address. It changes only once you have opened that link; until then everything stays with the present address, which is told as well.',
  emailFailed: 'Whether a change is under way could not be seen',
  newEmail: 'New e-mail',
  password: 'Your password',
  changeEmail: 'Change the e-mail',
  sendLink: 'Send the link',
  waiting: '{{email}} still has to be confirmed by the link we sent there.',
  cancelEmail: 'Keep the old one',
  emailCancelled: 'The change was cancelled. Your e-mail stays the same.',
};
