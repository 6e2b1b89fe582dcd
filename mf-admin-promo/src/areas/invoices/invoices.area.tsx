import { CONFIRMED_BY } from '@fio/contracts/admin/invoice-record';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { formatCnpj } from '@fio/domain/cnpj';
import { INVOICE_ORIGINS, INVOICE_REASONS, type InvoiceState as State } from '@fio/domain/invoice';
import { IconEye, IconRefresh, IconX } from '@fio/design-system/icons';
import { DayFilter, defineArea, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { invoiceState } from './invoice-state.ts';
import { CnpjFilter } from './cnpj-filter.tsx';
import { nameOf } from './invoice-detail.ts';
import { InvoiceReceipt } from './invoice-receipt.tsx';
import { InvoiceSteps } from './invoice-steps.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';
import { refuseManyForm } from './refuse-many.ts';
import { refusing } from './refuse-dialog.tsx';
import { REVIEW_PATH, reviewPath } from './review/review-path.ts';
import { useInvoicesWords } from './words.ts';

const { t } = useInvoicesWords;
const is =
  (wanted: State) =>
  ({ state }: { state: State }) =>
    state === wanted;

/** The invoices. Participants send them, so that nothing is created here. */
export const invoicesArea = defineArea({
  contract: adminInvoices,
  words: useInvoicesWords,
  menu: { section: 'promotion', icon: 'invoices', order: 154 },
  nameOf,
  enumerations: {
    state: invoiceState,
    origin: enumeration(useInvoicesWords, 'origin', INVOICE_ORIGINS),
    confirmedBy: enumeration(useInvoicesWords, 'source', CONFIRMED_BY),
    reason: enumeration(useInvoicesWords, 'reason', INVOICE_REASONS),
  },
  columns: [
    { key: 'number', cell: nameOf, width: '9rem' },
    { key: 'participant', cell: ({ participant }) => participant.name },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'state' },
    {
      key: 'value',
      format: 'number',
      cell: ({ value }) => (value === null ? '–' : format.money(value)),
    },
    { key: 'purchasedOn', format: 'day' },
    { key: 'tickets', format: 'number' },
    { key: 'cnpj', cell: ({ cnpj }) => (cnpj === null ? '–' : formatCnpj(cnpj)), width: '11.5rem' },
    { key: 'origin' },
    { key: 'confirmedBy' },
    { key: 'reviewer' },
    { key: 'reason' },
  ],
  filters: [
    { key: 'state' },
    { key: 'origin' },
    { key: 'confirmedBy' },
    { key: 'reason' },
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
      form: refuseManyForm,
      bulk: true,
    },
    {
      id: 'reopen',
      bulk: true,
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
    Summary: InvoiceSummary,
    tabs: [
      { id: 'receipt', Content: InvoiceReceipt },
      { id: 'numbers', load: async () => (await import('./brought/invoice-numbers.tsx')).InvoiceNumbers },
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
