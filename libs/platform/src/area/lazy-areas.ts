import { language, type Language } from '../i18n/index.ts';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';

/** The areas of a remote by name, each fetched when one of its pages is opened. */
export type AreaLoaders = Readonly<Record<string, () => Promise<readonly RouteObject[]>>>;

/** What the host has to know of a page before its area is here: made by the build, from the area itself. */
export interface OutlinedRoute extends Omit<RouteHandle, 'title'> {
  readonly area: string;
  readonly path: string;
  readonly title?: Readonly<Record<Language, string>>;
}

/** The routes of a remote whose areas come when they are opened: `outline` is what `./areas.ts?outline` imports. */
export const lazyAreas = (areas: AreaLoaders, outline: readonly OutlinedRoute[]): RouteObject[] =>
  outline.map(({ path, title, ...facts }) => ({
    path,
    handle: { ...facts, ...(title && { title: () => title[language()] }) } satisfies RouteHandle,
    lazy: async () => {
      const routes = (await areas[facts.area]?.()) ?? [];
      const page = routes.find((route) => route.path === path)?.lazy;
      if (typeof page !== 'function') throw new Error(`The area ${facts.area} has no page ${path}.`);
      return page();
    },
  }));
