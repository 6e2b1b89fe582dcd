import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { ownsPath } from './pick-remote.ts';

type Read = { ok: true; module: RemoteModule } | { ok: false; problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is wrong with a route, or null. Its parent's path stands before a relative one. */
function routeProblem(entry: RemoteEntry, route: unknown, parent: string): string | null {
  if (!isRecord(route)) return 'a route is not an object';
  if ('loader' in route || 'action' in route) return 'routes have no loader or action: read with useApiQuery';
  const own = typeof route['path'] === 'string' ? route['path'] : '';
  const path = own.startsWith('/') ? own : `${parent.replace(/\/$/, '')}/${own}`;
  if (own !== '*' && !ownsPath(entry, path))
    return `the route ${path} lies outside ${entry.basePaths.join(', ')}`;
  const children = Array.isArray(route['children']) ? (route['children'] as unknown[]) : [];
  return (
    children.map((child) => routeProblem(entry, child, path)).find((problem) => problem !== null) ?? null
  );
}

/** Checks what a remote exposes as `./routes` before any of it is mounted. */
export function readModule(entry: RemoteEntry, exposed: unknown): Read {
  const module = isRecord(exposed) ? exposed['default'] : undefined;
  if (!isRecord(module)) return { ok: false, problem: `${entry.id}: ./routes has no default export` };
  if (module['id'] !== entry.id)
    return { ok: false, problem: `${entry.id}: the module says it is ${String(module['id'])}` };
  const routes = module['routes'];
  if (!Array.isArray(routes)) return { ok: false, problem: `${entry.id}: routes is not a list` };
  const problem = routes.map((route) => routeProblem(entry, route, '')).find((one) => one !== null);
  if (problem) return { ok: false, problem: `${entry.id}: ${problem}` };
  const start = module['start'];
  if (start !== undefined && typeof start !== 'function')
    return { ok: false, problem: `${entry.id}: start is not a function` };
  return {
    ok: true,
    module: {
      id: entry.id,
      routes: routes as RouteObject[],
      ...(start && { start: start as RemoteModule['start'] }),
    },
  };
}
