export { Diff } from './diff.tsx';
export type { DiffProps, FieldChange } from './diff.tsx';
