export { Breadcrumbs } from './breadcrumbs.tsx';
export type { BreadcrumbsProps } from './breadcrumbs.tsx';
