import { useLocation } from '@fio/platform/router';

/** The present query with one parameter more: it opens a dialog over whichever part of a page this is. */
export function useAddressWith(name: string, value = ''): string {
  const search = new URLSearchParams(useLocation().search);
  search.set(name, value);
  return `?${search.toString()}`;
}
