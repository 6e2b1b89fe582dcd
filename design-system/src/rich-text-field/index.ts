export { RichTextField } from './rich-text-field.tsx';
export type { RichTextFieldProps, RichTextLabels } from './rich-text-types.ts';
