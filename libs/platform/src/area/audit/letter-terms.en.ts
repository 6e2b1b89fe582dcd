import type { letterTermsPt } from './letter-terms.pt.ts';

export const letterTermsEn: Record<keyof typeof letterTermsPt, string> = {
  'action.test': 'Test message',
  'action.preview_person': 'Preview with a person’s data',
  'action.retire': 'Taken out of use',
  'field.registrationId': 'Registration',
  'field.letterKey': 'Letter',
  'field.link': 'Where the button leads',
  'field.preheader': 'Preview in the inbox',
  'field.html': 'Text',
  'field.button': 'Button',
  'field.closing': 'Closing',
  'field.subjectEn': 'Subject in English',
  'field.preheaderEn': 'Preview in English',
  'field.titleEn': 'Title in English',
  'field.htmlEn': 'Text in English',
  'field.buttonEn': 'Button in English',
  'field.closingEn': 'Closing in English',
};
