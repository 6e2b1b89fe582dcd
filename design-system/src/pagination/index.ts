export { PageTurn } from './page-turn.tsx';
export type { PageTurnProps } from './page-turn.tsx';
export { Pagination } from './pagination.tsx';
export type { PaginationLabels, PaginationProps } from './pagination.tsx';
