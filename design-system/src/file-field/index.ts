export { FileField } from './file-field.tsx';
export type { FileFieldProps } from './file-field.tsx';
