import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import { prefixed, recordWordsEn } from '@fio/platform/i18n';
import type { answerTemplatesPt } from './answer-templates.pt.ts';

export const answerTemplatesEn: Record<keyof typeof answerTemplatesPt, string> = {
  title: 'Answer templates',
  ...recordWordsEn('template', 'templates'),
  search: 'Name or text',
  'section.template': 'Template',
  'field.title': 'Name',
  'field.subject': 'Subject',
  'field.text': 'Text',
  'field.textEn': 'Text in English',
  'field.translated': 'In English',
  'field.createdAt': 'Created at',
  'field.updatedAt': 'Updated at',
  'hint.subject': 'In messages of this subject this template comes before the others. Blank: it is for all.',
  'hint.text':
    '{{name}}, {{protocol}}, {{subject}}, {{date}} and {{agent}} become the name of who wrote, the protocol, the subject, the day of the message and your name. What is within [[ ]] whoever answers writes.',
  'hint.textEn': 'For who wrote in English. Blank: the template isn’t offered in those messages.',
  'tab.text': 'Text',
  none: 'No text in English',
  any: 'Any subject',
  yes: 'Yes',
  no: 'No',
  ...prefixed('subject', sacSubjectEn),
};
