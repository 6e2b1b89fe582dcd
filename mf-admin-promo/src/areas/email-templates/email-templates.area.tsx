import { CLOSING_LIMIT, emailTemplates, TEMPLATE_KINDS } from '@fio/contracts/admin/email-templates';
import { IconCopy, IconMail, IconSend } from '@fio/design-system/icons';
import { areaInput, askFor, defineArea, enumeration, selectInput, TextInput } from '@fio/platform/area';
import { LANGUAGES } from '@fio/platform/i18n';
import { templateState } from './template-state.ts';
import { LetterInput } from './letter-input.tsx';
import { LinkInput } from './link-input.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateSummary } from './template-summary.tsx';
import { isDraft, valuesOf } from './template-values.ts';
import { TemplateVersions } from './template-versions.tsx';
import { LetterTextInput } from './text-input.tsx';
import { useEmailTemplatesWords } from './words.ts';

const { t } = useEmailTemplatesWords;
const useLanguages = () => LANGUAGES.map((value) => ({ value, label: t(`preview.${value}`) }));
const Closing = areaInput(CLOSING_LIMIT, 2);

export const emailTemplatesArea = defineArea({
  contract: emailTemplates,
  words: useEmailTemplatesWords,
  menu: { section: 'administration', icon: 'templates', order: 85 },
  nameOf: ({ name }) => name,
  enumerations: { kind: enumeration(useEmailTemplatesWords, 'kind', TEMPLATE_KINDS), state: templateState },
  columns: [
    { key: 'name', width: 'clamp(11rem, 16vw, 16rem)' },
    { key: 'letter', cell: ({ letter }) => t(`letter.${letter ?? 'campaign'}`) },
    { key: 'number', format: 'number' },
    { key: 'state' },
    {
      key: 'subject',
      cell: ({ subject }) => <span title={subject}>{subject}</span>,
      width: 'clamp(11rem, 16vw, 16rem)',
      grows: true,
    },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'kind' }, { key: 'state' }],
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'letter',
        fields: [
          { field: 'letter', input: LetterInput, half: true },
          { field: 'name', input: TextInput, half: true, hint: () => t('hint.name') },
          { field: 'link', input: LinkInput },
        ],
      },
      {
        id: 'pt',
        fields: [
          { field: 'subject', input: TextInput },
          { field: 'preheader', input: TextInput, hint: () => t('hint.preheader') },
          { field: 'title', input: TextInput },
          { field: 'html', input: LetterTextInput },
          { field: 'button', input: TextInput, half: true },
          { field: 'closing', input: Closing, hint: () => t('hint.closing') },
        ],
      },
      {
        id: 'en',
        fields: [
          { field: 'subjectEn', input: TextInput, hint: () => t('hint.english') },
          { field: 'preheaderEn', input: TextInput, hint: () => t('hint.preheader') },
          { field: 'titleEn', input: TextInput },
          { field: 'htmlEn', input: LetterTextInput },
          { field: 'buttonEn', input: TextInput, half: true },
          { field: 'closingEn', input: Closing, hint: () => t('hint.closing') },
        ],
      },
    ],
  },
  copied: (values) => values,
  actions: [
    {
      id: 'publish',
      endpoint: emailTemplates.publish,
      when: isDraft,
      icon: <IconSend size={16} />,
      // It is looked at before it goes to everybody, and never changes again.
      withCreate: false,
    },
    {
      id: 'next',
      endpoint: emailTemplates.next,
      when: (one) => !isDraft(one),
      icon: <IconCopy size={16} />,
      // The draft is opened, for it was made to be written.
      form: askFor(emailTemplates.next, {
        values: () => ({}),
        fields: [],
        leadsTo: ({ id }) => `${emailTemplates.list.path}/edit/${id}`,
      }),
    },
    {
      id: 'test',
      endpoint: emailTemplates.test,
      when: () => true,
      icon: <IconMail size={16} />,
      form: askFor(emailTemplates.test, {
        values: () => ({ language: 'pt' as const }),
        fields: [{ field: 'language', input: selectInput(useLanguages), label: () => t('test.language') }],
      }),
    },
    {
      id: 'retire',
      endpoint: emailTemplates.retire,
      when: ({ state }) => state === 'published',
      danger: true,
    },
  ],
  editable: isDraft,
  removable: isDraft,
  detail: {
    Summary: TemplateSummary,
    tabs: [
      { id: 'preview', Content: TemplatePreview },
      { id: 'versions', Content: TemplateVersions },
    ],
  },
});
