import { PERMISSIONS, SHELL_API, type MenuEntry, type RemoteManifest } from '@fio/contracts';
import { satisfiesCaret } from '@fio/domain';
import { slotProblems } from './check-slots.ts';

/** Addresses the BFF answers itself. */
const TAKEN = ['/api', '/mf', '/assets', '/files', '/avatar', '/share', '/healthz', '/readyz'];

const below = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

function isKnownPermission(permission: string): boolean {
  const [area = '', action] = permission.split(':');
  const actions: readonly string[] | undefined = Object.hasOwn(PERMISSIONS, area)
    ? PERMISSIONS[area as keyof typeof PERMISSIONS]
    : undefined;
  return actions !== undefined && (action === undefined || actions.includes(action));
}

function* pathProblems(manifest: RemoteManifest, live: readonly RemoteManifest[]): Generator<string> {
  const claimed = new Map(live.flatMap(({ id, basePaths }) => basePaths.map((path) => [path, id] as const)));
  for (const [index, path] of manifest.basePaths.entries()) {
    const isAdmin = below(path, '/admin');
    if (manifest.basePaths.indexOf(path) !== index) yield `base path ${path} stands twice in the manifest`;
    if (claimed.has(path)) yield `base path ${path} belongs to ${claimed.get(path)}`;
    if (isAdmin !== (manifest.side === 'admin'))
      yield `base path ${path} is not on the ${manifest.side} side`;
    if (TAKEN.some((taken) => below(path, taken))) yield `base path ${path} is the server's own`;
    if (path !== '/' && !/^(\/[a-z0-9-]+)+$/.test(path)) yield `base path ${path} is not a plain path`;
  }
}

function* entryProblems(entry: MenuEntry, groups: ReadonlySet<string>): Generator<string> {
  const at = `menu entry ${entry.id}`;
  if (!entry.title.pt.trim() || !entry.title.en.trim()) yield `${at} has no title in both languages`;
  if (entry.permission !== undefined && !isKnownPermission(entry.permission)) {
    yield `${at} needs the permission ${entry.permission}, which the catalogue doesn't have`;
  }
  if (entry.group !== undefined && !groups.has(entry.group))
    yield `${at} is in the unknown group ${entry.group}`;
}

function* menuProblems(manifest: RemoteManifest, live: readonly RemoteManifest[]): Generator<string> {
  const owners = new Map(live.flatMap(({ id, menu }) => menu.map((entry) => [entry.id, id] as const)));
  const own = manifest.menu.map(({ id }) => id);
  const groups = new Set([...owners.keys(), ...own]);
  for (const [index, entry] of manifest.menu.entries()) {
    if (own.indexOf(entry.id) !== index) yield `menu entry ${entry.id} stands twice in the manifest`;
    if (owners.has(entry.id)) yield `menu entry ${entry.id} belongs to ${owners.get(entry.id)}`;
    yield* entryProblems(entry, groups);
  }
}

function* destinationProblems({ basePaths, destinations }: RemoteManifest): Generator<string> {
  for (const { href, needs } of destinations) {
    const path = href.replace(/[?#].*$/, '');
    if (!basePaths.some((base) => below(path, base)))
      yield `destination ${href} lies in none of its base paths`;
    for (const permission of needs) {
      if (!isKnownPermission(permission))
        yield `destination ${href} needs the permission ${permission}, which the catalogue doesn't have`;
    }
  }
}

function* ownProblems({ basePaths, routes, permissions, languages }: RemoteManifest): Generator<string> {
  for (const route of routes) {
    if (!basePaths.some((base) => base === '/' || below(route, base)))
      yield `route ${route} lies in none of its base paths`;
  }
  for (const permission of permissions) {
    if (!isKnownPermission(permission))
      yield `a route needs the permission ${permission}, which the catalogue doesn't have`;
  }
  for (const language of ['pt', 'en'] as const) {
    if (!languages.includes(language)) yield `its words are not there in ${language}`;
  }
}

/** Why a remote may not go live beside the `live` ones, each in a sentence; nothing when it may. */
export function manifestProblems(manifest: RemoteManifest, live: readonly RemoteManifest[]): string[] {
  const others = live.filter(({ id }) => id !== manifest.id);
  const problems = [
    ...pathProblems(manifest, others),
    ...menuProblems(manifest, others),
    ...destinationProblems(manifest),
    ...slotProblems(manifest, others),
    ...ownProblems(manifest),
  ];
  if (!satisfiesCaret(SHELL_API, manifest.requires.shellApi)) {
    problems.push(`it requires the shell API ${manifest.requires.shellApi}, ours is ${SHELL_API}`);
  }
  if (!manifest.exposes.includes('./routes')) problems.push('it exposes no ./routes');
  return problems;
}
