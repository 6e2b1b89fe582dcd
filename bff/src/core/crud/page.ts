import type { Turn } from '@fio/contracts';

/** One page of a list, as it is answered. */
export interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  perPage: number;
  turn?: Turn;
}

/** What of a list is on one page. */
export interface Picked<Id> extends Omit<Page<never>, 'items' | 'perPage'> {
  readonly ids: Id[];
}

/** How many pages of `size` so many records have; an empty list has one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page's number from 1, of one that may count from the end of `total` records. */
export const numberOf = (page: number, total: number, size: number): number =>
  page < 0 ? Math.max(1, pagesOf(total, size) + 1 + page) : page;
