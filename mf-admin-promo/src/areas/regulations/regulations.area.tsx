import { adminRegulations } from '@fio/contracts/admin/regulations';
import { REGULATION_KINDS } from '@fio/contracts/public/regulations';
import { IconCopy, IconSend } from '@fio/design-system/icons';
import {
  areaInput,
  askFor,
  dateTimeInput,
  defineArea,
  enumeration,
  richTextInput,
  selectInput,
  TextInput,
} from '@fio/platform/area';
import { regulationState } from './regulation-state.ts';
import { SlugInput } from '../../fields/slug-input.tsx';
import { PdfInput } from './pdf-input.tsx';
import { publishForm } from './publish-form.tsx';
import { RegulationSummary } from './regulation-summary.tsx';
import { RegulationText } from './regulation-text.tsx';
import { isDraft, valuesOf } from './regulation-values.ts';
import { RegulationVersions } from './regulation-versions.tsx';
import { useRegulationsWords } from './words.ts';

const { t } = useRegulationsWords;
const AMENDMENT_LIMIT = 2000;
const kinds = enumeration(useRegulationsWords, 'kind', REGULATION_KINDS);

/** Begins the next version and opens its draft. */
const nextForm = askFor(adminRegulations.next, {
  values: () => ({}),
  fields: [],
  leadsTo: ({ id }) => `${adminRegulations.list.path}/edit/${id}`,
});

export const regulationsArea = defineArea({
  contract: adminRegulations,
  words: useRegulationsWords,
  menu: { section: 'administration', icon: 'regulations', order: 70 },
  nameOf: ({ title }) => title,
  enumerations: { kind: kinds, state: regulationState },
  columns: [
    { key: 'title', width: 'clamp(11rem, 20vw, 18rem)' },
    { key: 'kind' },
    { key: 'number', format: 'number' },
    { key: 'state' },
    { key: 'certificate' },
    { key: 'effectiveFrom', format: 'dateTime' },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [{ key: 'kind' }, { key: 'state' }],
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'document',
        fields: [
          { field: 'title', input: TextInput },
          { field: 'kind', input: selectInput(kinds.useChoices), half: true },
          { field: 'slug', input: SlugInput, half: true, hint: () => t('hint.slug') },
          { field: 'certificate', input: TextInput, half: true, hint: () => t('hint.certificate') },
        ],
      },
      {
        id: 'text',
        fields: [{ field: 'html', input: richTextInput('document'), hint: () => t('hint.html') }],
      },
      {
        id: 'publication',
        fields: [
          {
            field: 'effectiveFrom',
            input: dateTimeInput({ from: 'now' }),
            half: true,
            hint: () => t('hint.effectiveFrom'),
          },
          {
            field: 'amendment',
            input: areaInput(AMENDMENT_LIMIT, 3),
            hint: () => t('hint.amendment'),
          },
          { field: 'pdfId', input: PdfInput },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'publish',
      endpoint: adminRegulations.publish,
      when: isDraft,
      icon: <IconSend size={16} />,
      form: publishForm,
    },
    {
      id: 'next',
      endpoint: adminRegulations.next,
      when: (one) => !isDraft(one),
      icon: <IconCopy size={16} />,
      form: nextForm,
    },
  ],
  editable: isDraft,
  removable: isDraft,
  detail: {
    Summary: RegulationSummary,
    tabs: [
      { id: 'text', Content: RegulationText },
      { id: 'versions', Content: RegulationVersions },
    ],
  },
});
