import { Suspense } from 'react';
import type { RemoteModule } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { matchRoutes } from '@fio/platform/router/host';
import type { Location } from '@fio/platform/router/host';
import { lazyPage } from '../page/lazy-page.tsx';
import { Shown } from '../page/shown.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';

const loads = new WeakMap<RouteObject, () => Promise<unknown>>();

const made = new WeakMap<RemoteModule, RouteObject[]>();

/** The remote's routes as the shell mounts them, the same for each mounting: a page once loaded stays loaded. */
export function routesOf(module: RemoteModule): RouteObject[] {
  const known = made.get(module);
  if (known) return known;
  const routes = mountableRoutes(module.routes);
  made.set(module, routes);
  return routes;
}

/** Resolves once the page at this location can be drawn at once; rejects with what its chunk failed with. */
export async function pageReady(module: RemoteModule, location: Pick<Location, 'pathname'>): Promise<void> {
  const matches = matchRoutes(routesOf(module), location) ?? [];
  await Promise.all(matches.map(async ({ route }) => loads.get(route)?.()));
}

/** Lazy routes load when shown, each behind a skeleton. */
function mountableRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy: load, Component, element, children, ...rest } = route;
    const lazy = typeof load === 'function' ? lazyPage(load) : undefined;
    const page = lazy?.page ?? (Component ? <Component /> : element);
    const mounted = {
      ...rest,
      ...(page && {
        element: (
          <Suspense fallback={<RemoteSkeleton />}>
            {page}
            <Shown />
          </Suspense>
        ),
      }),
      ...(children && { children: mountableRoutes(children) }),
    } as RouteObject;
    if (lazy) loads.set(mounted, lazy.ready);
    return mounted;
  });
}
