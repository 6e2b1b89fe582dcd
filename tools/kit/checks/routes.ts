import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import type { Check } from '../Check.ts';
import type { SeenRoute } from '../page/inspect.ts';

const isBelow = (path: string, base: string) => base === '/' || path === base || path.startsWith(`${base}/`);

interface Found extends Pick<SeenRoute, 'loads' | 'needs'> {
  readonly path: string;
}

/** Every route that has a path, with the whole of it, as the router reads it. */
const flat = (routes: readonly SeenRoute[], parent = ''): Found[] =>
  routes.flatMap(({ path: own, needs, loads, children }) => {
    const path = own?.startsWith('/') ? own : `${parent}/${own ?? ''}`.replace(/(?<=.)\/$/, '');
    return [...(own === undefined ? [] : [{ path, needs, loads }]), ...flat(children, path)];
  });

/** Whether an address is one of a route's: `:id` takes anything, `:id?` nothing as well. */
function leadsTo(path: string, href: string): boolean {
  const parts = href.split('/');
  const steps = path.split('/');
  const fits = steps.every(
    (step, at) => step === parts[at] || (step.startsWith(':') && (parts[at] ?? step.endsWith('?'))),
  );
  return fits && parts.length <= steps.length;
}

/** Where two lists of names differ, each way in words of its own. */
function differences(told: readonly string[], found: readonly string[], what: string): string[] {
  return [
    ...told
      .filter((name) => !found.includes(name))
      .map((name) => `the manifest names the ${what} ${name}, it has none`),
    ...found
      .filter((name) => !told.includes(name))
      .map((name) => `the manifest is silent about the ${what} ${name}`),
  ];
}

function pathProblems({ basePaths, menu, destinations }: RemoteManifest, paths: readonly string[]): string[] {
  const hrefs = menu.flatMap(({ href }) => href ?? []);
  const targets = destinations.map(({ href }) => href.replace(/[?#].*$/, ''));
  return [
    ...paths
      .filter((path) => !basePaths.some((base) => isBelow(path, base)))
      .map((path) => `${path} lies outside ${basePaths.join(', ')}`),
    ...basePaths
      .filter((base) => !paths.some((path) => isBelow(path, base)))
      .map((base) => `no route lies below ${base}`),
    ...hrefs
      .filter((href) => !paths.some((path) => leadsTo(path, href)))
      .map((href) => `the menu leads to ${href}, which is no route`),
    ...[...new Set(targets)]
      .filter((href) => !paths.some((path) => leadsTo(path, href)))
      .map((href) => `the palette leads to ${href}, which is no route`),
  ];
}

/** The mounted pages are those of the manifest: below its base paths, and one behind each entry of the menu. */
export const routes: Check = {
  name: 'its routes are those of its manifest',
  problems: ({ manifest }, seen) => {
    const found = flat(seen.routes);
    const paths = [...new Set(found.map(({ path }) => path))];
    return [
      ...pathProblems(manifest, paths),
      ...differences(manifest.routes, paths, 'route'),
      ...found
        .filter(({ loads }) => loads)
        .map(({ path }) => `${path} has a loader or an action: read with useApiQuery`),
    ];
  },
};

/** The permissions its pages and its menu ask about are those of the manifest. */
export const permissions: Check = {
  name: 'its permissions are those of its manifest',
  problems: ({ manifest }, seen) => {
    const ofPages = flat(seen.routes).flatMap(({ needs }) => (needs?.includes(':') ? [needs] : []));
    const ofMenu = manifest.menu.flatMap(({ permission }) => permission ?? []);
    return differences(manifest.permissions, [...new Set([...ofPages, ...ofMenu])], 'permission');
  },
};
