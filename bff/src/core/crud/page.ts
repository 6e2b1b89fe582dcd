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
