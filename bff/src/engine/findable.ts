import type { AnyEndpoint, ResponseOf } from '@fio/contracts';

type Row<List extends AnyEndpoint> = ResponseOf<List> extends { items: (infer One)[] } ? One : never;

/** How a list's rows are called outside of it: in the search, and where something is done to many of them. */
export interface Findable {
  readonly list: AnyEndpoint;
  /** The record's page; whoever may not open it isn't led there. */
  readonly get: AnyEndpoint;
  readonly title: (row: unknown) => string;
  /** What tells it from others of its name, for who looks for `q`. */
  readonly text: (row: unknown, q: string) => string | null;
}

/** A contract's list with the words for its rows. */
export function findable<List extends AnyEndpoint>(
  { list, get }: { readonly list: List; readonly get: AnyEndpoint },
  title: (row: Row<List>) => string,
  text: (row: Row<List>, q: string) => string | null = () => null,
): Findable {
  // The rows are the list's own: its handler answers nothing else.
  return { list, get, title: title as Findable['title'], text: text as Findable['text'] };
}
