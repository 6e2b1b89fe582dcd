export { Pagination } from './pagination.tsx';
export type { PaginationLabels, PaginationProps } from './pagination.tsx';
