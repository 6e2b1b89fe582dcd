import type { FieldBase } from '../fields/field-props.ts';

/** What can be done to the text; `document` only in a text with headings. */
export type RichTextTool =
  | 'strong'
  | 'em'
  | 'strike'
  | 'bulletList'
  | 'orderedList'
  | 'link'
  | 'undo'
  | 'redo'
  | 'underline'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'quote'
  | 'rule';

/** The words of the field. */
export type RichTextLabels = Record<RichTextTool, string> & {
  toolbar: string;
  linkAddress: string;
  linkApply: string;
  linkRemove: string;
  linkInvalid: string;
  cancel: string;
  loading: string;
  failed: string;
  retry: string;
};

/** `value` is HTML of the elements that `use` allows, '' for no text; the server sanitises it again. */
export type RichTextFieldProps = FieldBase & {
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** An `answer` is short; a `document` has headings, quotes and rules too. */
  use: 'answer' | 'document';
  labels: RichTextLabels;
};
