import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { earningColumns, invoiceColumns, prizeColumns, ticketColumns } from './promotion-columns.tsx';
import { recordTab } from './record-tab.tsx';
import { useRegistrationsWords } from '../words.ts';

/** What a person has in the promotion. */
export const PROMOTION_TABS = {
  invoices: recordTab('invoices', useRegistrationsWords, invoiceColumns, RECORD_PAGES.invoices),
  tickets: recordTab('tickets', useRegistrationsWords, ticketColumns),
  earnings: recordTab('earnings', useRegistrationsWords, earningColumns),
  prizes: recordTab('prizes', useRegistrationsWords, prizeColumns, RECORD_PAGES.prizes),
};
