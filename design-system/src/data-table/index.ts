export { DataTable } from './data-table.tsx';
export type { Column, DataTableLabels, DataTableProps, Density, Sort } from './data-table-types.ts';
