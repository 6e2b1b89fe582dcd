import { Suspense, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteModule } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { matchRoutes } from '@fio/platform/router/host';
import type { Location } from '@fio/platform/router/host';
import { RemoteSkeleton } from './remote-skeleton.tsx';

type Lazy = () => Promise<{ Component?: ComponentType | null; element?: ReactNode }>;

const loads = new WeakMap<RouteObject, () => Promise<unknown>>();

/** A route's `lazy` as a component, for the routes of a remote are mounted below the shell's own. */
function lazyPage(load: Lazy): { page: ReactNode; ready: () => Promise<unknown> } {
  let told: Promise<ComponentType> | undefined;
  const ready = () => {
    if (told) return told;
    const coming = load().then(({ Component, element }) => Component ?? (() => element));
    told = coming;
    // As React itself marks what it has waited for: a page that is here already is drawn without a pause.
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => undefined,
    );
    return coming;
  };
  const Page = () => {
    const Component = use(ready());
    return <Component />;
  };
  return { page: <Page />, ready };
}

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
      ...(page && { element: <Suspense fallback={<RemoteSkeleton />}>{page}</Suspense> }),
      ...(children && { children: mountableRoutes(children) }),
    } as RouteObject;
    if (lazy) loads.set(mounted, lazy.ready);
    return mounted;
  });
}
