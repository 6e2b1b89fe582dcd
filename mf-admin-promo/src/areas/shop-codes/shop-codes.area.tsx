import { shopCodes } from '@fio/contracts/admin/shop-codes';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconLock } from '@fio/design-system/icons';
import { FEDERAL_STATES, MASKS } from '@fio/domain';
import {
  askFor,
  DayInput,
  dayInput,
  defineArea,
  enumeration,
  maskedInput,
  Moment,
  numberInput,
  selectInput,
  TextInput,
} from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useShopCodesWords } from './words.ts';

const { t } = useShopCodesWords;
const useStates = () => FEDERAL_STATES.toSorted().map((value) => ({ value, label: value }));
const lastDay = ({ validTo }: { validTo: string | null }) => (validTo ? format.day(validTo) : t('forever'));

function Summary({ record }: { record: ResponseOf<typeof shopCodes.get> }) {
  return (
    <DefinitionList
      items={[
        { term: t('field.federalState'), value: record.federalState },
        { term: t('field.number'), value: String(record.number) },
        { term: t('field.secret'), value: t('hidden') },
        { term: t('field.validFrom'), value: format.day(record.validFrom) },
        { term: t('field.validTo'), value: lastDay(record) },
        { term: t('field.confirmed'), value: format.number(record.confirmed) },
        { term: t('field.createdAt'), value: <Moment at={record.createdAt} /> },
      ]}
    />
  );
}

/** The secrets of shops that prove their receipts. One is put in and ended, never shown and never changed. */
export const shopCodesArea = defineArea({
  contract: shopCodes,
  words: useShopCodesWords,
  menu: { section: 'promotion', icon: 'tokens', order: 158 },
  nameOf: ({ root, federalState, number }) => `${root} · ${federalState} · ${number}`,
  enumerations: { state: enumeration(useShopCodesWords, 'state', { active: 'success', ended: 'neutral' }) },
  columns: [
    { key: 'root' },
    { key: 'federalState' },
    { key: 'number', format: 'number' },
    { key: 'state' },
    { key: 'validFrom', cell: ({ validFrom }) => format.day(validFrom) },
    { key: 'validTo', cell: lastDay },
    { key: 'confirmed', format: 'number' },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [{ key: 'state' }],
  form: {
    values: () => ({ cnpj: '', federalState: '', number: 1, secret: '', validFrom: '', validTo: null }),
    sections: [
      {
        id: 'code',
        fields: [
          { field: 'cnpj', input: maskedInput(MASKS.cnpj), half: true, hint: () => t('hint.cnpj') },
          { field: 'federalState', input: selectInput(useStates), half: true },
          { field: 'number', input: numberInput(1, 999_999), half: true, hint: () => t('hint.number') },
          { field: 'secret', input: TextInput, half: true, hint: () => t('hint.secret') },
          { field: 'validFrom', input: DayInput, half: true },
          {
            field: 'validTo',
            input: dayInput({ from: { field: 'validFrom' } }),
            half: true,
            hint: () => t('hint.validTo'),
          },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'end',
      endpoint: shopCodes.end,
      when: ({ state }) => state === 'active',
      danger: true,
      icon: <IconLock size={16} />,
      form: askFor(shopCodes.end, {
        values: () => ({ validTo: '' }),
        fields: [
          { field: 'validTo', input: DayInput, label: () => t('field.validTo'), hint: () => t('hint.end') },
        ],
      }),
    },
  ],
  detail: { Summary, tabs: [] },
});
