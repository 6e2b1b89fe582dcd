import { CPF_BLOCK_STATE_TONES } from '@fio/contracts/terms/cpf-block.tones';
import { CPF_BLOCK_REASONS } from '@fio/domain/cpf-block';
import { GIVEN_REASONS, NOTE_LIMIT } from '@fio/contracts/admin/block-registration';
import { CPF_BLOCK_ORIGINS, cpfBlock } from '@fio/contracts/admin/cpf-block';
import { IconLockOpen, IconUpload } from '@fio/design-system/icons';
import {
  areaInput,
  askFor,
  dayInput,
  defineArea,
  linesInput,
  enumeration,
  selectInput,
} from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { cpfImports } from '@fio/contracts/admin/cpf-imports';
import { BlockSummary } from './block-summary.tsx';
import { CpfInput } from './cpf-input.tsx';
import { importPath } from '../../imports/under-way.ts';
import { useCpfBlockWords } from './words.ts';

const { t } = useCpfBlockWords;
const useGiven = () => GIVEN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));

/** Who may not take part. A block is made and lifted, never changed. */
export const cpfBlockArea = defineArea({
  contract: cpfBlock,
  words: useCpfBlockWords,
  menu: { section: 'promotion', icon: 'cpf-block', order: 152 },
  nameOf: ({ cpf }) => cpf ?? t('hidden'),
  enumerations: {
    state: enumeration(useCpfBlockWords, 'state', CPF_BLOCK_STATE_TONES),
    reason: enumeration(useCpfBlockWords, 'reason', CPF_BLOCK_REASONS),
    origin: enumeration(useCpfBlockWords, 'origin', CPF_BLOCK_ORIGINS),
  },
  columns: [
    { key: 'cpf', cell: ({ cpf }) => cpf ?? t('hidden'), width: '10.5rem' },
    { key: 'state' },
    { key: 'reason' },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'note', cell: ({ note }) => <span title={note}>{note || '–'}</span> },
    { key: 'registration', cell: ({ registration }) => registration?.name ?? t('nobody') },
    { key: 'by' },
    {
      key: 'expiresOn',
      cell: ({ expiresOn }) => (expiresOn ? format.day(expiresOn) : t('forever')),
    },
  ],
  filters: [{ key: 'state' }, { key: 'reason' }, { key: 'origin' }],
  form: {
    values: () => ({ cpf: '', reason: '' as 'employee', note: '', expiresOn: null }),
    section: 'block',
    fields: [
      { field: 'cpf', input: CpfInput, half: true, hint: () => t('hint.cpf') },
      { field: 'reason', input: selectInput(useGiven), half: true },
      { field: 'note', input: areaInput(NOTE_LIMIT, 3), hint: () => t('hint.note') },
      { field: 'expiresOn', input: dayInput({ from: 'now' }), half: true, hint: () => t('hint.expiresOn') },
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
  detail: { Summary: BlockSummary },
  links: [
    {
      to: importPath(cpfBlock.list),
      needs: cpfImports.start,
      label: () => t('import'),
      icon: <IconUpload />,
    },
  ],
  pages: [
    {
      path: importPath(cpfBlock.list),
      needs: cpfImports.start,
      title: 'import.title',
      load: async () => (await import('./import/import-page.tsx')).ImportPage,
    },
  ],
});
