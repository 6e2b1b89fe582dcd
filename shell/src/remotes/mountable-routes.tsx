import { Suspense } from 'react';
import type { RemoteModule, RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { matchRoutes } from '@fio/platform/router/host';
import type { Location } from '@fio/platform/router/host';
import { lazyPage, type LazyPage } from '../page/lazy-page.tsx';
import { Shown } from '../page/shown.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';

const pages = new WeakMap<RouteObject, LazyPage>();

const made = new WeakMap<RemoteModule, RouteObject[]>();

/** The remote's routes as the shell mounts them, the same for each mounting: a page once loaded stays loaded. */
export function routesOf(module: RemoteModule): RouteObject[] {
  const known = made.get(module);
  if (known) return known;
  const routes = mountableRoutes(module.routes);
  made.set(module, routes);
  return routes;
}

type Place = Pick<Location, 'pathname'>;

type Matches = ReturnType<typeof matchRoutes>;

const latest = new WeakMap<RemoteModule, { readonly pathname: string; readonly matches: Matches }>();

/** The routes that make up the page at this location, or null. The latest are kept: to find them all routes are ranked anew. */
export function matchesAt(module: RemoteModule, { pathname }: Place): Matches {
  const known = latest.get(module);
  if (known?.pathname === pathname) return known.matches;
  const matches = matchRoutes(routesOf(module), { pathname });
  latest.set(module, { pathname, matches });
  return matches;
}

const pagesAt = (module: RemoteModule, location: Place): LazyPage[] =>
  (matchesAt(module, location) ?? []).flatMap(({ route }) => pages.get(route) ?? []);

/** Resolves once the page at this location can be drawn at once; rejects with what its chunk failed with. */
export const pageReady = (module: RemoteModule, location: Place): Promise<unknown> =>
  Promise.all(pagesAt(module, location).map((page) => page.ready()));

/** Begins to load the page at this location before anybody asks for it. Never rejects. */
export const pageEarly = (module: RemoteModule, location: Place): Promise<unknown> =>
  Promise.all(pagesAt(module, location).map((page) => page.early()));

/** Lazy routes load when shown, each behind a skeleton. */
function mountableRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy: load, Component, element, children, ...rest } = route;
    const { shape } = (route.handle ?? {}) as RouteHandle;
    const lazy = typeof load === 'function' ? lazyPage(load) : undefined;
    const page = lazy?.page ?? (Component ? <Component /> : element);
    const mounted = {
      ...rest,
      ...(page && {
        element: (
          <Suspense fallback={<RemoteSkeleton shape={shape} />}>
            {page}
            <Shown />
          </Suspense>
        ),
      }),
      ...(children && { children: mountableRoutes(children) }),
    } as RouteObject;
    if (lazy) pages.set(mounted, lazy);
    return mounted;
  });
}
