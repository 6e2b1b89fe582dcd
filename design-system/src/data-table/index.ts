export { DataTable } from './data-table.tsx';
export type { Column, DataTableLabels, DataTableProps, Sort } from './data-table-types.ts';
