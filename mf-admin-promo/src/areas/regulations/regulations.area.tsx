import { adminRegulations, REGULATION_STATES } from '@fio/contracts/admin/regulations';
import { REGULATION_KINDS } from '@fio/contracts/public/regulations';
import { IconCopy, IconSend } from '@fio/design-system/icons';
import {
  areaInput,
  askFor,
  DateTimeInput,
  defineArea,
  richTextInput,
  selectInput,
  TextInput,
} from '@fio/platform/area';
import { SlugInput } from '../../fields/slug-input.tsx';
import { PdfInput } from './pdf-input.tsx';
import { publishForm } from './publish-form.tsx';
import { RegulationState } from './regulation-state.tsx';
import { RegulationSummary } from './regulation-summary.tsx';
import { RegulationText } from './regulation-text.tsx';
import { isDraft, valuesOf } from './regulation-values.ts';
import { RegulationVersions } from './regulation-versions.tsx';
import { useRegulationsWords } from './words.ts';

const { t } = useRegulationsWords;
const AMENDMENT_LIMIT = 2000;
const useKinds = () => REGULATION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
const useStates = () => REGULATION_STATES.map((value) => ({ value, label: t(`state.${value}`) }));

/** Begins the next version and opens its draft. */
const nextForm = askFor(adminRegulations.next, {
  values: () => ({}),
  fields: [],
  leadsTo: ({ id }) => `${adminRegulations.list.path}/edit/${id}`,
});

export const regulationsArea = defineArea({
  contract: adminRegulations,
  words: useRegulationsWords,
  nameOf: ({ title }) => title,
  columns: [
    { key: 'title', width: 'clamp(11rem, 20vw, 18rem)' },
    { key: 'kind', cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'number', format: 'number' },
    { key: 'state', cell: ({ state }) => <RegulationState state={state} /> },
    { key: 'certificate' },
    { key: 'effectiveFrom', format: 'dateTime' },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'kind', useChoices: useKinds },
    { key: 'state', useChoices: useStates },
  ],
  form: {
    values: valuesOf,
    sections: [
      {
        id: 'document',
        fields: [
          { field: 'title', input: TextInput },
          { field: 'kind', input: selectInput(useKinds), half: true },
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
          { field: 'effectiveFrom', input: DateTimeInput, half: true, hint: () => t('hint.effectiveFrom') },
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
    chip: ({ state }) => <RegulationState state={state} />,
    Summary: RegulationSummary,
    tabs: [
      { id: 'text', Content: RegulationText },
      { id: 'versions', Content: RegulationVersions },
    ],
  },
});
