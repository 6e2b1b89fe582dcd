import { DESKS } from '@fio/contracts/admin/record-pages';

/** Beside the records: no id is a word. */
export const REVIEW_PATH = DESKS.invoices.path;
export const reviewPath = (id: string): string => `${REVIEW_PATH}/${id}`;
