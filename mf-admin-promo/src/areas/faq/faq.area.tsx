import { adminFaq } from '@fio/contracts/admin/faq';
import { FAQ_CATEGORIES } from '@fio/contracts/public/faq';
import { IconSelector } from '@fio/design-system/icons';
import {
  defineArea,
  enumeration,
  type FieldProps,
  richTextInput,
  selectInput,
  SwitchInput,
  TextInput,
} from '@fio/platform/area';
import { SlugOfInput } from '../../fields/slug-input.tsx';
import { FaqPreview } from './faq-preview.tsx';
import { FaqState } from './faq-state.tsx';
import { FaqSummary } from './faq-summary.tsx';
import { valuesOf } from './faq-values.ts';
import { ORDER_PATH } from './order/order-path.ts';
import { useFaqWords } from './words.ts';

const { t } = useFaqWords;
const categories = enumeration(useFaqWords, 'category', FAQ_CATEGORIES);
const usePublished = () =>
  (['true', 'false'] as const).map((value) => ({ value, label: t(`published.${value}`) }));
const QuestionSlug = (props: FieldProps<string>) => <SlugOfInput {...props} source="question" />;

export const faqArea = defineArea({
  contract: adminFaq,
  words: useFaqWords,
  menu: { section: 'administration', icon: 'faq', order: 60, title: 'menu' },
  nameOf: ({ question }) => question,
  enumerations: { category: categories },
  columns: [
    {
      key: 'question',
      cell: ({ question }) => <span title={question}>{question}</span>,
      width: 'clamp(11rem, 22vw, 20rem)',
    },
    { key: 'category' },
    { key: 'position', format: 'number' },
    { key: 'published', cell: ({ published }) => <FaqState published={published} />, fact: true },
    { key: 'helpfulYes', format: 'number' },
    { key: 'helpfulNo', format: 'number' },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'category' }, { key: 'published', useChoices: usePublished }],
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'question',
        fields: [
          { field: 'question', input: TextInput },
          { field: 'category', input: selectInput(categories.useChoices), half: true },
          { field: 'slug', input: QuestionSlug, half: true, hint: () => t('hint.slug') },
          { field: 'answer', input: richTextInput('answer') },
          { field: 'published', input: SwitchInput, hint: () => t('hint.published') },
        ],
      },
      {
        id: 'english',
        fields: [
          { field: 'questionEn', input: TextInput, hint: () => t('hint.english') },
          { field: 'answerEn', input: richTextInput('answer') },
        ],
      },
    ],
  },
  copied: (values) => ({ ...values, slug: '', published: false }),
  detail: {
    chip: ({ published }) => <FaqState published={published} />,
    Summary: FaqSummary,
    tabs: [{ id: 'preview', Content: FaqPreview }],
  },
  links: [{ to: ORDER_PATH, label: () => t('order'), icon: <IconSelector /> }],
  pages: [
    {
      path: ORDER_PATH,
      needs: adminFaq.order,
      title: 'order.title',
      load: async () => (await import('./order/order-page.tsx')).OrderPage,
    },
  ],
});
