import { adminInvoices } from '@fio/contracts/admin/invoices';
import { INVOICE_ORIGINS } from '@fio/contracts/public/invoices';
import { formatCnpj } from '@fio/domain/cnpj';
import { INVOICE_STATES, type InvoiceState as State } from '@fio/domain/invoice';
import { IconEye, IconRefresh, IconX } from '@fio/design-system/icons';
import { DayFilter, defineArea } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { CnpjFilter } from './cnpj-filter.tsx';
import { nameOf } from './invoice-detail.ts';
import { InvoiceNumbers } from './invoice-numbers.tsx';
import { InvoiceReceipt } from './invoice-receipt.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { InvoiceSteps } from './invoice-steps.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';
import { refusing } from './refuse-dialog.tsx';
import { useReasons } from './refuse-form.tsx';
import { REVIEW_PATH, reviewPath } from './review/review-path.ts';
import { useInvoicesWords } from './words.ts';

const { t } = useInvoicesWords;
const useStates = () => INVOICE_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
const useOrigins = () => INVOICE_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }));
const is =
  (wanted: State) =>
  ({ state }: { state: State }) =>
    state === wanted;

/** The invoices. Participants send them, so that nothing is created here. */
export const invoicesArea = defineArea({
  contract: adminInvoices,
  words: useInvoicesWords,
  nameOf,
  columns: [
    { key: 'number', cell: nameOf, width: '9rem' },
    { key: 'participant', cell: ({ participant }) => participant.name },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'state', cell: ({ state }) => <InvoiceState state={state} /> },
    {
      key: 'value',
      format: 'number',
      cell: ({ value }) => (value === null ? '–' : format.money(value)),
    },
    { key: 'purchasedOn', format: 'day' },
    { key: 'tickets', format: 'number' },
    { key: 'cnpj', cell: ({ cnpj }) => (cnpj === null ? '–' : formatCnpj(cnpj)), width: '11.5rem' },
    { key: 'origin', cell: ({ origin }) => t(`origin.${origin}`) },
    { key: 'reviewer' },
    { key: 'reason', cell: ({ reason }) => (reason ? t(`reason.${reason}`) : '–') },
  ],
  filters: [
    { key: 'state', useChoices: useStates },
    { key: 'origin', useChoices: useOrigins },
    { key: 'reason', useChoices: useReasons },
    { key: 'cnpj', control: CnpjFilter, text: formatCnpj },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
    { key: 'boughtFrom', control: DayFilter, text: format.day },
    { key: 'boughtTo', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'review',
      endpoint: adminInvoices.approve,
      when: is('pending'),
      icon: <IconEye size={16} />,
      to: ({ id }) => reviewPath(id),
    },
    {
      id: 'refuse',
      endpoint: adminInvoices.refuse,
      when: is('pending'),
      icon: <IconX size={16} />,
      dialog: refusing('refuse'),
    },
    {
      id: 'reopen',
      endpoint: adminInvoices.reopen,
      when: is('invalid'),
      icon: <IconRefresh size={16} />,
    },
    {
      id: 'void',
      endpoint: adminInvoices.refuse,
      when: is('valid'),
      icon: <IconX size={16} />,
      dialog: refusing('void'),
      danger: true,
    },
  ],
  detail: {
    chip: ({ state }) => <InvoiceState state={state} />,
    Summary: InvoiceSummary,
    tabs: [
      { id: 'receipt', Content: InvoiceReceipt },
      { id: 'numbers', Content: InvoiceNumbers },
      { id: 'steps', Content: InvoiceSteps },
    ],
  },
  links: [
    {
      to: REVIEW_PATH,
      needs: adminInvoices.next,
      label: () => t('queue'),
      icon: <IconEye size={16} />,
      primary: true,
    },
  ],
  pages: [
    {
      path: `${REVIEW_PATH}/:id?`,
      needs: adminInvoices.next,
      title: 'queue',
      load: async () => (await import('./review/review-page.tsx')).ReviewPage,
    },
  ],
});
