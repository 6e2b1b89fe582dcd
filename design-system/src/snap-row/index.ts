export { SnapRow } from './snap-row.tsx';
export type { SnapRowProps } from './snap-row.tsx';
