import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteModule } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { RemoteSkeleton } from './remote-skeleton.tsx';

type Lazy = () => Promise<{ Component?: ComponentType | null; element?: ReactNode }>;

/** A route's `lazy` as a component, for the routes of a remote are mounted below the shell's own. */
function lazyElement(load: Lazy): ReactNode {
  const Page = lazy(async () => {
    const { Component, element } = await load();
    return { default: Component ?? (() => element) };
  });
  return <Page />;
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

/** Lazy routes load when shown, each behind a skeleton. */
function mountableRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy: load, Component, element, children, ...rest } = route;
    const page = typeof load === 'function' ? lazyElement(load) : Component ? <Component /> : element;
    return {
      ...rest,
      ...(page && { element: <Suspense fallback={<RemoteSkeleton />}>{page}</Suspense> }),
      ...(children && { children: mountableRoutes(children) }),
    } as RouteObject;
  });
}
