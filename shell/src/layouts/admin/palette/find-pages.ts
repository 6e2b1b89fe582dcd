import type { Language } from '@fio/contracts/errors/validation';
import type { MenuEntry } from '@fio/contracts/documents/manifest';

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** An entry of the menu that leads somewhere. */
export type Page = MenuEntry & { readonly href: string };

/** The menu's pages whose title has every word of `query`, as typed without accents; all of them without any. */
export function findPages(entries: readonly MenuEntry[], query: string, language: Language): Page[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry) => (entry.href === undefined ? [] : [{ ...entry, href: entry.href }]))
    .filter(({ title }) => words.every((word) => folded(title[language]).includes(word)));
}
