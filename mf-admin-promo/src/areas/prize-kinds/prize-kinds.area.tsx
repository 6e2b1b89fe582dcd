import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { areaInput, defineArea, numberInput, TextInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { MoneyInput } from './money-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { PrizeKindDescription, PrizeKindSummary } from './prize-kind-summary.tsx';
import { valuesOf } from './prize-kind-values.ts';
import { usePrizeKindsWords } from './words.ts';

const { t } = usePrizeKindsWords;
const MOST = 1000;
const DESCRIPTION = 1000;

/** What can be won. A kind of which there is a slot or a prize stays. */
export const prizeKindsArea = defineArea({
  contract: prizeKinds,
  words: usePrizeKindsWords,
  menu: null,
  audited: 'prize-kinds',
  nameOf: ({ title }) => title,
  columns: [
    { key: 'title', width: 'clamp(11rem, 22vw, 20rem)' },
    { key: 'value', format: 'number', cell: ({ value }) => format.money(value) },
    { key: 'slots', format: 'number' },
    { key: 'won', format: 'number' },
    { key: 'position', format: 'number' },
    { key: 'updatedAt', format: 'dateTime' },
  ],
  filters: [],
  copied: (values) => ({ ...values, picture: null }),
  form: {
    values: valuesOf,
    section: 'kind',
    fields: [
      { field: 'title', input: TextInput },
      { field: 'value', input: MoneyInput, half: true, hint: () => t('hint.value') },
      { field: 'position', input: numberInput(0, MOST), half: true, hint: () => t('hint.position') },
      { field: 'description', input: areaInput(DESCRIPTION), hint: () => t('hint.description') },
      { field: 'picture', input: PictureInput },
    ],
  },
  removable: ({ slots }) => slots === 0,
  detail: {
    Summary: PrizeKindSummary,
    tabs: [{ id: 'description', Content: PrizeKindDescription }],
  },
});
