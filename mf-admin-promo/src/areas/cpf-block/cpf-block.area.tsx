import { CPF_BLOCK_REASONS, CPF_BLOCK_STATES } from '@fio/domain/cpf-block';
import { CPF_BLOCK_ORIGINS, cpfBlock, GIVEN_REASONS, NOTE_LIMIT } from '@fio/contracts/admin/cpf-block';
import { IconLockOpen, IconUpload } from '@fio/design-system/icons';
import { MASKS } from '@fio/domain';
import {
  areaInput,
  askFor,
  DayInput,
  defineArea,
  linesInput,
  maskedInput,
  selectInput,
} from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { BlockState } from './block-state.tsx';
import { BlockSummary } from './block-summary.tsx';
import { cpfImports } from '@fio/contracts/admin/cpf-imports';
import { IMPORT_PATH } from './import/import-path.ts';
import { useCpfBlockWords } from './words.ts';

const { t } = useCpfBlockWords;
const useReasons = () => CPF_BLOCK_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
const useGiven = () => GIVEN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
const useOrigins = () => CPF_BLOCK_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }));
const useStates = () => CPF_BLOCK_STATES.map((value) => ({ value, label: t(`state.${value}`) }));

/** Who may not take part. A block is made and lifted, never changed. */
export const cpfBlockArea = defineArea({
  contract: cpfBlock,
  words: useCpfBlockWords,
  nameOf: ({ cpf }) => cpf ?? t('hidden'),
  columns: [
    { key: 'cpf', cell: ({ cpf }) => cpf ?? t('hidden'), width: '10.5rem' },
    { key: 'state', cell: ({ state }) => <BlockState state={state} /> },
    { key: 'reason', cell: ({ reason }) => t(`reason.${reason}`) },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'note', cell: ({ note }) => <span title={note}>{note || '–'}</span> },
    { key: 'registration', cell: ({ registration }) => registration?.name ?? t('nobody') },
    { key: 'by' },
    {
      key: 'expiresOn',
      cell: ({ expiresOn }) => (expiresOn ? format.day(expiresOn) : t('forever')),
    },
  ],
  filters: [
    { key: 'state', useChoices: useStates },
    { key: 'reason', useChoices: useReasons },
    { key: 'origin', useChoices: useOrigins },
  ],
  form: {
    values: () => ({ cpf: '', reason: '' as 'employee', note: '', expiresOn: null }),
    sections: [
      {
        id: 'block',
        fields: [
          { field: 'cpf', input: maskedInput(MASKS.cpf), half: true, hint: () => t('hint.cpf') },
          { field: 'reason', input: selectInput(useGiven), half: true },
          { field: 'note', input: areaInput(NOTE_LIMIT, 3), hint: () => t('hint.note') },
          { field: 'expiresOn', input: DayInput, half: true, hint: () => t('hint.expiresOn') },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'unblock',
      endpoint: cpfBlock.unblock,
      when: ({ state }) => state === 'active',
      icon: <IconLockOpen size={16} />,
      form: askFor(cpfBlock.unblock, {
        values: () => ({ reason: '' }),
        fields: [
          {
            field: 'reason',
            input: linesInput(),
            label: () => t('field.liftedReason'),
            hint: () => t('hint.note'),
          },
        ],
      }),
    },
  ],
  removable: ({ state }) => state !== 'active',
  detail: { chip: ({ state }) => <BlockState state={state} />, Summary: BlockSummary, tabs: [] },
  links: [{ to: IMPORT_PATH, needs: cpfImports.start, label: () => t('import'), icon: <IconUpload /> }],
  pages: [
    {
      path: IMPORT_PATH,
      needs: cpfImports.start,
      title: 'import.title',
      load: async () => (await import('./import/import-page.tsx')).ImportPage,
    },
  ],
});
