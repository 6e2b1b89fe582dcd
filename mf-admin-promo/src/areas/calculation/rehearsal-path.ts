import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';

/** Where a draw is rehearsed; with `:id` as the router reads it. */
export const rehearsalPath = (id: string): string => `${RECORD_PAGES.calculation.list.path}/${id}/rehearsal`;
