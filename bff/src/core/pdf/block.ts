/** The title is the document's first heading, so a text's own begin at 2, as on a page. */
export type HeadingLevel = 2 | 3 | 4;

/** What a document is made of, in reading order. Texts are plain; a line break in one is kept. */
export type Block =
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
