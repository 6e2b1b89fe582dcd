import { answerTemplates } from '@fio/contracts/admin/answer-templates';
import { SAC_MESSAGE_LIMIT, SAC_SUBJECTS } from '@fio/contracts/public/sac';
import { areaInput, defineArea, enumeration, selectInput, TextInput } from '@fio/platform/area';
import { AnswerTemplateText } from './answer-template-text.tsx';
import { type AnswerTemplateDetail, valuesOf } from './answer-template-values.ts';
import { useAnswerTemplatesWords } from './words.ts';

const { t } = useAnswerTemplatesWords;
const subjects = enumeration(useAnswerTemplatesWords, 'subject', SAC_SUBJECTS);
const TextArea = areaInput(SAC_MESSAGE_LIMIT, 8);

type Row = Pick<AnswerTemplateDetail, 'subject' | 'translated'>;
const SUBJECT = {
  key: 'subject',
  cell: ({ subject }: Row) => (subject ? t(`subject.${subject}`) : t('any')),
} as const;
const TRANSLATED = {
  key: 'translated',
  cell: ({ translated }: Row) => t(translated ? 'yes' : 'no'),
} as const;
const UPDATED = { key: 'updatedAt', format: 'dateTime' } as const;

/** What messages to customer service are answered from. One comes to it from their list. */
export const answerTemplatesArea = defineArea({
  contract: answerTemplates,
  words: useAnswerTemplatesWords,
  menu: null,
  audited: 'answer-templates',
  nameOf: ({ title }) => title,
  columns: [{ key: 'title', width: 'clamp(11rem, 24vw, 22rem)' }, SUBJECT, TRANSLATED, UPDATED],
  filters: [{ key: 'subject', useChoices: subjects.useChoices }],
  copied: (values) => ({ ...values, title: '' }),
  form: {
    values: valuesOf,
    section: 'template',
    fields: [
      { field: 'title', input: TextInput, half: true },
      {
        field: 'subject',
        input: selectInput(subjects.useChoices),
        half: true,
        hint: () => t('hint.subject'),
      },
      { field: 'text', input: TextArea, hint: () => t('hint.text') },
      { field: 'textEn', input: TextArea, hint: () => t('hint.textEn') },
    ],
  },
  detail: {
    summary: [SUBJECT, TRANSLATED, UPDATED],
    tabs: [{ id: 'text', Content: AnswerTemplateText }],
  },
});
