import type { readingTermsPt } from './reading-terms.pt.ts';

/** The same in English. */
export const readingTermsEn: Record<keyof typeof readingTermsPt, string> = {
  'action.view_whole': 'Viewed whole data',
  'action.view_name': 'Name looked up by CPF',
  'action.login_failed': 'Sign-in refused',
  'action.forbidden': 'Permission refused',
  'action.entered_take': 'Arrived in the person’s account',
  'action.entered_view': 'Viewed as the person',
  'action.entered_leave': 'Left the person’s account',
};
