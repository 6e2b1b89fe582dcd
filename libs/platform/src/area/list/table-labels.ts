import type { DataTableLabels } from '@fio/design-system/data-table';
import { useAreaWords } from '../area-words.ts';

/** A table's own words, by what a row is called; with them columns that don't fit fold, and rows are cards on a telephone. */
export function useTableLabels<Row>(nameOf: (row: Row) => string): DataTableLabels<Row> {
  const t = useAreaWords();
  return {
    selectAll: t('table.selectAll'),
    select: (row) => t('row.select', { name: nameOf(row) }),
    actions: (row) => t('row.actions', { name: nameOf(row) }),
    actionsColumn: t('table.actions'),
    loading: t('table.loading'),
    rest: { column: t('table.rest'), of: (row) => t('row.rest', { name: nameOf(row) }) },
  };
}
