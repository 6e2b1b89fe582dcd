import { faqCategoryEn } from '@fio/contracts/terms/faq.en';
import { prefixed } from '@fio/platform/i18n';
import type { faqPt } from './faq.pt.ts';

export const faqEn: Record<keyof typeof faqPt, string> = {
  title: 'Frequently asked questions',
  lead: 'All about voting, taking part in the promotion and receiving prizes.',
  search: 'Search the questions',
  searchHint: 'E.g. lucky number, password, CPF',
  clear: 'Clear the search',
  found_one: '{{count}} question found',
  found_other: '{{count}} questions found',
  groups: 'Subjects',
  ...prefixed('group', faqCategoryEn),
  link: 'Link to this question',
  helpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for telling us!',
  sorry: 'Thank you for telling us. Would you like to write to us?',
  write: 'Open customer service',
  noneTitle: 'Nothing found for “{{search}}”',
  noneText: 'Try other words, or send us your question: the answer comes by e-mail.',
  emptyTitle: 'The questions are on their way',
  emptyText: 'Meanwhile, send us yours: the answer comes by e-mail.',
  moreTitle: 'Didn’t find the answer?',
  moreText: 'Write to us: you get a protocol number and the answer by e-mail.',
  sac: 'Write to customer service',
  receipts: 'Where to find what is on the receipt',
};
