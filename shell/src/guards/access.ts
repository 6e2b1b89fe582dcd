import { strategyOf } from '@fio/contracts/core/endpoint';
import type { Strategy } from '@fio/contracts/core/endpoint';
import type { RouteHandle } from '@fio/platform/remote';

export type Access = NonNullable<RouteHandle['access']>;
export type Layout = 'public' | 'agegate' | 'admin' | 'admin-auth' | 'bare';

const GUEST_PAGES = [
  '/login',
  '/register',
  '/forgot',
  '/reset',
  '/admin/login',
  '/admin/forgot',
  '/admin/reset',
];
const SESSION_PAGES = ['/perfil'];

const GUARDS: readonly string[] = ['guest', 'session'] satisfies Access[];

/** What a route names as its guard, where there is none by that name: a remote is built elsewhere, and not always typed. */
export function unknownGuard(handle: RouteHandle): string | undefined {
  const { access }: { access?: unknown } = handle;
  if (access === undefined) return undefined;
  return GUARDS.some((guard) => guard === access) ? undefined : String(access);
}

/** Where a member of staff sets up what must be there before anything else. */
export const SET_UP_PAGE = '/admin/update';

const under = (pages: readonly string[], pathname: string) =>
  pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** The side a path belongs to; each side is a page load of its own, with its own remotes and menu. */
export const sideOf = (pathname: string): 'public' | 'admin' =>
  strategyOf(pathname) === 'admin' ? 'admin' : 'public';

export const strategyOfSide = (side: 'public' | 'admin'): Strategy => (side === 'admin' ? 'admin' : 'user');

/**
 * Who may see a page, known from its path before its remote is loaded (specification, sections 2 and 4); the
 * remote's own route may say otherwise for public pages.
 */
export function accessOf(pathname: string, handle?: RouteHandle): Access | undefined {
  if (under(GUEST_PAGES, pathname)) return 'guest';
  if (sideOf(pathname) === 'admin') return 'session';
  return handle?.access ?? (under(SESSION_PAGES, pathname) ? 'session' : undefined);
}

/** The frame around a page, known from its path; a route may ask for another of its side. */
export function layoutOf(pathname: string, handle?: RouteHandle): Layout {
  if (pathname === '/agegate') return 'agegate';
  if (handle?.layout) return handle.layout;
  if (sideOf(pathname) === 'public') return 'public';
  return accessOf(pathname) === 'guest' ? 'admin-auth' : 'admin';
}
