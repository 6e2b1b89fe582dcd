import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { CHECKS } from './checks/index.ts';
import { MARKERS } from './checks/singletons.ts';
import { containerOf, type Fixture } from './fixture.ts';
import { startHost, type Host, type Seen } from './host.ts';

let host: Host;
let good: Seen;
beforeAll(async () => {
  host = await startHost();
  good = await host.see(containerOf());
}, 240_000);
afterAll(() => host.close());

/** The problems of a fixture by the check that found them; a check without any is left out. */
async function problemsOf(fixture: Fixture = {}, seen?: Seen): Promise<Record<string, string[]>> {
  const container = containerOf(fixture);
  seen ??= await host.see(container);
  const found = CHECKS.map(({ name, problems }) => [name, problems(container, seen)] as const);
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

it('finds nothing on a container that keeps its promises', async () => {
  expect(await problemsOf({}, good)).toEqual({});
});

const EXPOSES = 'it exposes what its manifest says';
const ROUTES = 'its routes are those of its manifest';
const MAY = 'its permissions are those of its manifest';
const COPIES = 'it brings no copy of what the host provides';
const STARTS = 'it starts, is let go and starts again';
const LEFT = 'it leaves nothing behind on the page';
const NAMES = 'its class names begin with its own';
const BYTES = 'it stays within its budget of bytes';
const PAGES = 'its pages open within their budgets of bytes';

/** Checks of files, which need no browser: what the good one shows does for all. */
const OF_FILES = [COPIES, NAMES, BYTES];

/** Text that don't compress. */
const noise = (bytes: number) => `'${randomBytes(bytes).toString('base64')}'`;

/** The routes of a page that fetches a file beside its container, as the bundler has it. */
const pageOf = (handle: string, file: string) => `[{
  path: '/admin/kit',
  handle: { ${handle} },
  lazy: async () => ({ Component: await (await fetch(new URL('${file}', base))).text() }),
}]`;

it.each<[string, RegExp, Fixture]>([
  [EXPOSES, /boom/, { routes: `(() => { throw new Error('boom') })()` }],
  [EXPOSES, /no component fills kit\.place/, { widgets: `{ 'kit.place': 'text' }` }],
  [EXPOSES, /fills kit\.other/, { widgets: `{ 'kit.place': () => null, 'kit.other': () => null }` }],
  [EXPOSES, /which the manifest does not name/, { manifest: { exposes: ['./routes'], widgets: [] } }],
  [ROUTES, /lies outside/, { routes: `[{ path: '/admin/kit' }, { path: '/admin/users' }]` }],
  [ROUTES, /no route lies below/, { manifest: { basePaths: ['/admin/kit', '/admin/more'] } }],
  [ROUTES, /the menu leads to \/admin\/kit/, { routes: `[{ path: '/admin/kit/all' }]` }],
  [ROUTES, /loader/, { routes: `[{ path: '/admin/kit', loader: () => null }]` }],
  [
    ROUTES,
    /silent about the route \/admin\/kit\/new/,
    { routes: `[{ path: '/admin/kit' }, { path: '/admin/kit/new' }]` },
  ],
  [
    ROUTES,
    /names the route \/admin\/kit\/gone/,
    { manifest: { routes: ['/admin/kit', '/admin/kit/:id', '/admin/kit/gone'] } },
  ],
  [MAY, /silent about the permission actions:view/, { manifest: { permissions: ['actions'] } }],
  [MAY, /silent about the permission actions$/m, { manifest: { permissions: [] } }],
  [MAY, /names the permission polls/, { manifest: { permissions: ['actions', 'actions:view', 'polls'] } }],
  [COPIES, /holds react:/, { top: `Symbol.for('react.transitional.element')` }],
  [STARTS, /no disposer/, { start: `` }],
  [STARTS, /threw: twice/, { start: `return () => { throw new Error('twice') }` }],
  [LEFT, /a global leaked/, { top: `globalThis.leaked = 1` }],
  [LEFT, /listener for scroll is left on Window/, { top: `addEventListener('scroll', () => {})` }],
  [
    LEFT,
    /listener for keydown/,
    { start: `document.addEventListener('keydown', () => {}, true); return () => {}` },
  ],
  [LEFT, /timer of setInterval/, { start: `setInterval(() => {}, 1000); return () => {}` }],
  [LEFT, /timer of setTimeout/, { top: `setTimeout(() => {}, 60000)` }],
  [LEFT, /BroadcastChannel stays open/, { start: `new BroadcastChannel('kit'); return () => {}` }],
  [NAMES, /\.page does not begin/, { css: '.mf-kit-a .page{color:red}' }],
  [NAMES, /\.inner does not begin/, { css: '.mf-kit-a:not(.inner){color:red}' }],
  [NAMES, /reaches the whole page/, { css: 'body{margin:0}' }],
  [NAMES, /keyframes turn/, { css: '.mf-kit-a{animation:turn 1s}@keyframes turn{to{opacity:0}}' }],
  [BYTES, /remoteEntry\.js has/, { top: noise(21_000) }],
  [
    PAGES,
    /\/admin\/kit of things opens with 4\d\.\d kB of gzip; 40\.0 kB are allowed/,
    { routes: pageOf(`area: 'things'`, 'big.js'), files: { 'big.js': noise(41_000) } },
  ],
  [
    PAGES,
    /\/admin\/kit opens with 3\d\.\d kB of gzip; 30\.0 kB are allowed/,
    { routes: pageOf('plain: true', 'big.js'), files: { 'big.js': noise(31_000) } },
  ],
  [
    PAGES,
    /\/admin\/kit does not open: gone/,
    { routes: `[{ path: '/admin/kit', lazy: async () => { throw new Error('gone') } }]` },
  ],
])('%s: finds %s', async (check, problem, fixture) => {
  const found = await problemsOf(fixture, OF_FILES.includes(check) ? good : undefined);
  expect(found[check]?.join('\n')).toMatch(problem);
  expect(Object.keys(found)).toContain(check);
});

it('knows what the host provides by words that the host really has', () => {
  const folder = join(ROOT, 'shell/dist/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const shell = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(Object.entries(MARKERS).filter(([, marker]) => !shell.includes(marker))).toEqual([]);
});
