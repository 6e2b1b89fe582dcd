import type { dispatchTermsPt } from './dispatch-terms.pt.ts';

export const dispatchTermsEn: Record<keyof typeof dispatchTermsPt, string> = {
  'action.pause': 'Pause',
  'action.sample': 'Sample of the audience',
  'action.resume': 'Resumption',
  'field.perMinute': 'E-mails a minute',
  'field.language': 'Language',
  'field.template': 'Letter',
  'field.audience.uf': 'Audience: state',
  'field.audience.city': 'Audience: city',
  'field.audience.ageFrom': 'Audience: lowest age',
  'field.audience.ageTo': 'Audience: highest age',
  'field.audience.invoices': 'Audience: invoices',
  'field.audience.prizes': 'Audience: prizes',
  'field.audience.from': 'Audience: registered from',
  'field.audience.to': 'Audience: registered until',
  'field.audience.exceptId': 'Audience: but who has got',
};
