import { createElement, type ComponentType } from 'react';
import type { RouteObject } from '../router/index.ts';

/** The routes as the shell mounts them, their code already here. */
export const mounted = (routes: readonly RouteObject[]): Promise<RouteObject[]> =>
  Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return route;
      const { Component } = (await route.lazy()) as { Component: ComponentType };
      return { path: route.path, element: createElement(Component) };
    }),
  );
