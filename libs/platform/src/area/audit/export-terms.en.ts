import type { exportTermsPt } from './export-terms.pt.ts';

export const exportTermsEn: Record<keyof typeof exportTermsPt, string> = {
  'action.download_export': 'Export downloaded',
  'action.discard_export': 'Export file deleted',

  'field.sort': 'Order',
  'field.q': 'Search',
  'field.resource': 'Area',
  'field.from': 'From',
  'field.to': 'To',
  'field.ageFrom': 'Age from',
  'field.ageTo': 'Age to',
  'field.createdAt': 'Creation',
  'field.age': 'Age',
  'field.verified': 'E-mail confirmed',
  'field.marketing': 'Accepts news',

  'verified.yes': 'Yes',
  'verified.no': 'No',
  'marketing.yes': 'Yes',
  'marketing.no': 'No',
};
