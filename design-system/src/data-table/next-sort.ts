import type { Sort } from './data-table-types.ts';

/** The order after pressing a column's header: ascending, descending, none; another column begins anew. */
export const nextSort = (current: Sort | null | undefined, id: string): Sort | null => {
  if (current?.id !== id) return { id, desc: false };
  return current.desc ? null : { id, desc: true };
};
