import { language, loadWords } from '../i18n/index.ts';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';
import { Gate } from './gate.tsx';
import { type MenuPlace, placed } from './menu-place.ts';
import type { AreaWords, PageSpec } from './types.ts';

/** A page with its words: its code and they are fetched side by side, and only who may sees more than that. */
export function pageRoute<Word extends string>(
  words: AreaWords<Word>,
  { path, needs, title, load }: PageSpec<Word>,
): RouteObject {
  const handle: RouteHandle = {
    access: 'session',
    ...(needs && { needs: needs.access }),
    title: () => words.t(title),
  };
  return {
    path,
    handle,
    lazy: async () => {
      const [Page] = await Promise.all([load(), words.load()]);
      // Those of the page's own code, and of other areas it shows something of.
      await loadWords(language());
      if (!needs) return { Component: Page };
      return {
        Component: () => (
          <Gate needs={needs}>
            <Page />
          </Gate>
        ),
      };
    },
  };
}

/**
 * An area that has no list of records: its pages, each with its address, its permission and its title, and where the
 * first of them stands in the menu.
 */
export const definePages = <Title extends string>(
  words: AreaWords<NoInfer<Title>>,
  pages: readonly PageSpec<Title>[],
  menu: MenuPlace<Title> | null,
): RouteObject[] =>
  placed(
    pages.map((page) => pageRoute(words, page)),
    words as AreaWords<string>,
    menu,
  );
