export { Link } from './link.tsx';
export type { LinkProps } from './link.tsx';
export { navigateOnClick } from '../internal/link.ts';
export type { Navigate } from '../internal/link.ts';
