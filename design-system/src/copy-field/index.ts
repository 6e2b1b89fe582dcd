export { CopyField } from './copy-field.tsx';
export type { CopyFieldProps } from './copy-field.tsx';
