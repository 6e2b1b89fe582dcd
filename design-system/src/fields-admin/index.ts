export { DateTimeField } from './date-time-field.tsx';
export type { DateTimeFieldProps } from './date-time-field.tsx';
export { NumberField } from './number-field.tsx';
export type { NumberFieldProps } from './number-field.tsx';
export { ListField } from './list-field.tsx';
export type { ListFieldLabels, ListFieldProps } from './list-field.tsx';
export { ColorField } from './color-field.tsx';
export type { ColorFieldProps } from './color-field.tsx';
export { instantToWall, wallToInstant } from './sao-paulo-time.ts';
