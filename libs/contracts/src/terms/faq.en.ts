import type { FaqCategory } from '../public/faq.ts';
import type { Terms } from './terms.ts';

export const faqCategoryEn: Terms<FaqCategory> = {
  theories: 'Theories and votes',
  account: 'Registration and sign-in',
  promotion: 'Promotion and lucky numbers',
  prizes: 'Draws and prizes',
  privacy: 'Your data',
};
