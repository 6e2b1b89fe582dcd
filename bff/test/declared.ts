import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { menuOf } from '@fio/build';
import { PERMISSIONS, type AnyEndpoint, type RemoteManifest } from '@fio/contracts';
import { RECORD_PAGES, type RecordPage } from '@fio/contracts/admin/record-pages';
import { areas } from '../src/areas/index.ts';
import { everyEndpoint } from '../src/http/openapi/document.ts';

/** What an area may do without, by the path of its list, its permission or its name, and why. */
export interface Without {
  readonly search: readonly string[];
  readonly page: readonly string[];
  readonly menu: readonly string[];
  /** By its name. */
  readonly test: readonly string[];
}

const ROOT = join(import.meta.dirname, '..', '..');
const endpoints = everyEndpoint
  .map(({ endpoint }) => endpoint)
  .filter(({ strategy }) => strategy === 'admin');
const find = (method: string, path: string) =>
  endpoints.find((one) => one.method === method && one.path === path);

/** The lists of records that can be created, changed and deleted, each with what answers one of them. */
const resources = endpoints.flatMap((list) => {
  const get = find('GET', `${list.path}/:id`);
  const isEdited = find('POST', list.path) && find('PUT', `${list.path}/:id`);
  return list.method === 'GET' && get && isEdited ? [{ list, get }] : [];
});

const readRemotes = () =>
  Promise.all(
    globSync('mf-admin-*/src/remote.json', { cwd: ROOT }).map(async (name) => {
      const file = join(ROOT, name);
      const { basePaths } = JSON.parse(readFileSync(file, 'utf8')) as Pick<RemoteManifest, 'basePaths'>;
      return { basePaths, menu: await menuOf(dirname(dirname(file))) };
    }),
  );

/** What a list of records has beside its endpoints, where it has none of its own. */
function* missingOf(
  { list, get }: { list: AnyEndpoint; get: AnyEndpoint },
  without: Without,
): Generator<string> {
  const findables = areas.flatMap(({ definition }) => definition.findables ?? []);
  const pages: RecordPage[] = Object.values(RECORD_PAGES);
  const page = pages.find((one) => one.list.path === list.path);
  if (!findables.some((one) => one.list === list) && !without.search.includes(list.path))
    yield `${list.path}: the search finds none of them`;
  if (page === undefined && !without.page.includes(list.path))
    yield `${list.path}: the audit leads to none of them`;
  if (page && (page.list.access !== list.access || page.get.access !== get.access))
    yield `${list.path}: its page is behind another permission`;
}

/** Folders of remotes whose area their list doesn't name: nobody would reach it. */
const unlisted = () =>
  globSync('mf-admin-*/src/areas/*/*.area.{ts,tsx}', { cwd: ROOT }).flatMap((file) => {
    const [remote = '', , ...path] = file.split(/[\\/]/);
    const list = readFileSync(join(ROOT, remote, 'src/areas.ts'), 'utf8');
    return list.includes(`'./${path.join('/')}'`) ? [] : `${file}: its remote doesn't list it`;
  });

/** Areas of which no test of their own tells whether they run. */
const untested = (without: Without) =>
  areas
    .map(({ definition }) => definition.name)
    .filter((name) => !without.test.includes(name))
    .filter((name) => globSync(`bff/src/areas/${name}/**/*.test.ts`, { cwd: ROOT }).length === 0)
    .map((name) => `${name}: no test lies beside it`);

/** What a contract promises that no area, no remote and no list of pages has, in words. */
export async function undeclared(without: Without): Promise<string[]> {
  const kinds = areas
    .flatMap(({ definition }) => definition.exports ?? [])
    .map(({ name }) => `/admin/${name}/export`);
  const remotes = await readRemotes();
  const basePaths = remotes.flatMap((one) => one.basePaths);
  const permissions = remotes.flatMap(({ menu }) => menu.map(({ permission }) => permission?.split(':')[0]));
  return [
    ...unlisted(),
    ...untested(without),
    ...endpoints
      .filter(({ method, path }) => method === 'POST' && /^\/admin\/[^/]+\/export$/.test(path))
      .filter(({ path }) => !kinds.includes(path))
      .map(({ path }) => `${path}: no area exports it`),
    ...resources.flatMap((one) => [...missingOf(one, without)]),
    ...resources
      .filter(({ list }) => !basePaths.some((base) => list.path === base || list.path.startsWith(`${base}/`)))
      .map(({ list }) => `${list.path}: no remote has it among its base paths`),
    ...Object.keys(PERMISSIONS)
      .filter((area) => !permissions.includes(area) && !without.menu.includes(area))
      .map((area) => `${area}: nothing in the menu asks for it`),
  ];
}
