export { PageHeader } from './page-header.tsx';
export type { PageHeaderProps } from './page-header.tsx';
export { FilterBar } from './filter-bar.tsx';
export type { FilterBarProps } from './filter-bar.tsx';
export { ErrorPage } from './error-page.tsx';
export type { ErrorPageProps } from './error-page.tsx';
