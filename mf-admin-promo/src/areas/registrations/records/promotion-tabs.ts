import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { earningColumns, invoiceColumns, prizeColumns, ticketColumns } from './promotion-columns.tsx';
import { recordTab } from './record-tab.tsx';

/** What a person has in the promotion. */
export const PROMOTION_TABS = {
  invoices: recordTab('invoices', invoiceColumns, RECORD_PAGES.invoices),
  tickets: recordTab('tickets', ticketColumns),
  earnings: recordTab('earnings', earningColumns),
  prizes: recordTab('prizes', prizeColumns, RECORD_PAGES.prizes),
};
