import { adminInvoices } from '@fio/contracts/admin/invoices';

/** Beside the records: no id is a word. */
export const REVIEW_PATH = `${adminInvoices.list.path}/review`;
export const reviewPath = (id: string): string => `${REVIEW_PATH}/${id}`;
