export { Diff } from './diff.tsx';
export type { DiffProps, FieldChange, NamedFile } from './diff.tsx';
