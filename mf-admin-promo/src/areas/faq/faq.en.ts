import { faqCategoryEn } from '@fio/contracts/terms/faq.en';
import { prefixed, recordWordsEn } from '@fio/platform/i18n';
import type { faqPt } from './faq.pt.ts';

export const faqEn: Record<keyof typeof faqPt, string> = {
  title: 'Frequently asked questions',
  menu: 'FAQ',
  ...recordWordsEn('question', 'questions'),
  search: 'Words of the question or the answer',
  'empty.text': 'Begin with what customer service is asked most: each answer here is a message less there.',

  'field.question': 'Question',
  'field.answer': 'Answer',
  'field.questionEn': 'Question in English',
  'field.answerEn': 'Answer in English',
  'field.category': 'Subject',
  'field.slug': 'Address',
  'field.published': 'On the site',
  'field.position': 'Place',
  'field.translated': 'In English',
  'field.helpfulYes': 'Helped',
  'field.helpfulNo': 'Did not help',
  'field.updatedAt': 'Updated at',
  'field.createdAt': 'Created at',

  'section.question': 'The question',
  'section.english': 'In English',
  'tab.preview': 'As visitors read it',

  'hint.slug': 'Leads right to the question: /faq#… Once it is published, another address breaks links.',
  'hint.published': 'Only published ones are shown to the public.',
  'hint.english': 'Without a translation, whoever reads in English sees the Portuguese text.',

  ...prefixed('category', faqCategoryEn),
  'published.true': 'On the site',
  'published.false': 'Draft',
  'translated.yes': 'Yes',
  'translated.no': 'Portuguese only',

  'preview.pt': 'In Portuguese',
  'preview.en': 'In English',
  'preview.draft': 'Not on the site yet.',
  'summary.site': 'See it on the site',
  'summary.helpful': '{{yes}} of {{total}} readers',
  'summary.helpfulNone': 'Nobody has said yet',

  order: 'Order',
  'order.title': 'Order of the questions',
  'order.lead':
    'Drag by the handle or use the arrows. Each subject has its own order; the site shows it once it is saved.',
  'order.leadReader': 'The order in which the public reads the questions of each subject.',
  'order.handle': 'Drag',
  'order.up': 'Move up: {{question}}',
  'order.down': 'Move down: {{question}}',
  'order.moved': '{{question}}: now {{place}} of {{total}}.',
  'order.first': '{{question}}: it is the first already.',
  'order.last': '{{question}}: it is the last already.',
  'order.changed': 'The order has changed and is not saved yet.',
  'order.undo': 'Undo',
  'order.save': 'Save order',
  'order.saved': 'Order saved: {{category}}.',
  'order.conflict': 'Somebody else changed the questions of this subject while you ordered them',
  'order.conflictText': 'Load the order of now and make yours again upon it.',
  'order.reload': 'Load the present order',
  'order.empty': 'No question to order',
  'order.emptyText': 'They appear here as soon as they are created.',
};
