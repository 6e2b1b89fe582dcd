import type { AnyEndpoint, ResponseOf } from '@fio/contracts';
import type { Route } from '../../http/area.ts';

type Row<List extends AnyEndpoint> = ResponseOf<List> extends { items: (infer One)[] } ? One : never;

/** How a list's rows are called outside of it. */
export interface Findable {
  readonly list: AnyEndpoint;
  /** The record's page; whoever may not open it isn't led there. */
  readonly get: AnyEndpoint;
  readonly title: (row: unknown) => string;
  readonly text: (row: unknown) => string | null;
  readonly route: Route;
}

/** A contract's list with the words for its rows, and the route that answers it. */
export function findable<List extends AnyEndpoint>(
  { list, get }: { readonly list: List; readonly get: AnyEndpoint },
  routes: readonly Route[],
  title: (row: Row<List>) => string,
  text: (row: Row<List>) => string | null = () => null,
): Findable {
  const route = routes.find(({ endpoint }) => endpoint === list);
  if (route === undefined) throw new TypeError(`No route answers ${list.path}.`);
  // The rows are the list's own: its handler answers nothing else.
  return { list, get, route, title: title as Findable['title'], text: text as Findable['text'] };
}
