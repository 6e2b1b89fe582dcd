import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { format } from '@fio/platform/i18n';
import { earningColumns, invoiceColumns, prizeColumns, ticketColumns } from './promotion-columns.tsx';
import { recordTab } from './record-tab.tsx';
import { useRegistrationsWords } from '../words.ts';

/** What a person has in the promotion. */
export const PROMOTION_TABS = {
  invoices: recordTab(
    'invoices',
    useRegistrationsWords,
    invoiceColumns,
    ({ createdAt }) => format.dateTime(createdAt),
    RECORD_PAGES.invoices,
  ),
  tickets: recordTab('tickets', useRegistrationsWords, ticketColumns, ({ number }) => number),
  earnings: recordTab('earnings', useRegistrationsWords, earningColumns, ({ at }) => format.dateTime(at)),
  prizes: recordTab('prizes', useRegistrationsWords, prizeColumns, ({ title }) => title, RECORD_PAGES.prizes),
};
