import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { hasTests, packages, tagged } from '../shared/packages.ts';
import { ROOT } from '../shared/paths.ts';
import { nx } from './nx.ts';

const CHANGED = 'mf-admin-logs/src/areas/ips/ips.pt.ts';
const FRONTS = tagged('host', 'remote');
const REMOTES = tagged('remote');
const names = (list: { name: string }[]) => list.map(({ name }) => name);

let isGraphKnown = false;

/** Asks Nx. What the first question finds out of the checkout the others read: each would read all sources anew. */
async function ask(args: string[]): Promise<string> {
  const said = await nx(args, { env: isGraphKnown ? { NX_FORCE_REUSE_CACHED_GRAPH: 'true' } : {} });
  isGraphKnown = true;
  return said;
}

async function affectedBy(file: string): Promise<string[]> {
  return JSON.parse(await ask(['show', 'projects', '--affected', `--files=${file}`, '--json'])) as string[];
}

it.each(packages())('gives $name the targets that a pipeline asks for', (one) => {
  const { scripts } = JSON.parse(readFileSync(join(one.folder, 'package.json'), 'utf8')) as {
    scripts: object;
  };
  const wanted = [
    ['typecheck', true],
    ['build', names(FRONTS).includes(one.name)],
    // Those in the browser need the whole product.
    ['test', hasTests(one) && one.name !== '@fio/e2e'],
  ] as const;
  const missing = wanted.filter(([name, isWanted]) => isWanted && !Object.hasOwn(scripts, name));
  expect(missing).toEqual([]);
});

it('works on one remote where one remote changed', async () => {
  const args = ['affected', '-t', 'build', 'typecheck', 'test', `--files=${CHANGED}`, '--graph=stdout'];
  const { tasks } = JSON.parse(await ask(args)) as { tasks: { tasks: Record<string, unknown> } };
  const ids = Object.keys(tasks.tasks);
  expect(ids).toContain('@fio/mf-admin-logs:build');
  expect(ids.filter((id) => !id.startsWith('@fio/mf-admin-logs:'))).toEqual([]);
});

it('works on all that is built from a library, and on no front end where a tool changed', async () => {
  const ofPlatform = await affectedBy('libs/platform/src/index.ts');
  expect(ofPlatform).toEqual(expect.arrayContaining(['@fio/platform', '@fio/shell', ...names(REMOTES)]));
  expect(ofPlatform).not.toContain('@fio/bff');
  expect((await affectedBy('bff/src/server.ts')).toSorted()).toEqual(['@fio/bench', '@fio/bff', '@fio/e2e']);
  expect(await affectedBy('docs/README.md')).toEqual([]);
  const ofTool = await affectedBy('tools/remote/status.ts');
  expect(ofTool).toContain('@fio/tools');
  expect(ofTool.filter((name) => names(FRONTS).includes(name))).toEqual([]);
});

it('rebuilds for one line of one contract the remotes that have that area, besides the BFF and the client of the API', async () => {
  const args = ['affected', '-t', 'build', 'typecheck', '--files=libs/contracts/src/admin/shows.ts'];
  const { tasks } = JSON.parse(await ask([...args, '--graph=stdout'])) as {
    tasks: { tasks: Record<string, unknown> };
  };
  expect(Object.keys(tasks.tasks).toSorted()).toEqual([
    '@fio/bench:typecheck',
    '@fio/bff:typecheck',
    '@fio/client:build',
    '@fio/contracts/index:typecheck',
    '@fio/e2e:typecheck',
    '@fio/mf-admin-promo:build',
    '@fio/mf-admin-promo:typecheck',
  ]);
});

/** Of the contracts of what every page of the back office or of the site does: the platform and the host import them. */
const OF_ALL = ['actions', 'exports', 'logs', 'search', 'security'];

it('lets each contract of an area reach the front ends that import it, and neither the platform nor the host', async () => {
  const { graph } = JSON.parse(await ask(['graph', '--file=stdout'])) as {
    graph: { dependencies: Record<string, { source: string; target: string }[]> };
  };
  const users = (name: string, found = new Set([name])): Set<string> => {
    for (const [source, targets] of Object.entries(graph.dependencies))
      if (!found.has(source) && targets.some(({ target }) => target === name))
        users(source, found.add(source));
    return found;
  };
  const areas = globSync('mf-admin-*/src/areas/*/', { cwd: ROOT })
    .map((folder) => ({ remote: dirname(dirname(dirname(folder))), area: basename(folder) }))
    .filter(({ area }) => existsSync(join(ROOT, `libs/contracts/src/admin/${area}.ts`)));
  expect(areas.length).toBeGreaterThan(30);
  const missed = areas.flatMap(({ remote, area }) => {
    const reached = users(`@fio/contracts/admin/${area}`);
    const wrong = [`@fio/${remote}`, '@fio/bff'].filter((name) => !reached.has(name));
    const beyond = OF_ALL.includes(area)
      ? []
      : ['@fio/platform', '@fio/shell'].filter((name) => reached.has(name));
    return [...wrong, ...beyond].map((name) => `${area}: ${name}`);
  });
  expect(missed).toEqual([]);
});

it('takes what a build reads for what its hash is made of', async () => {
  const inputsOf = async (target: string) =>
    (JSON.parse(await ask(['show', 'target', 'inputs', target, '--json'])) as { files: string[] }).files;
  const faq = 'libs/contracts/src/admin/faq.ts';
  const [logs, promo] = [
    await inputsOf('@fio/mf-admin-logs:build'),
    await inputsOf('@fio/mf-admin-promo:build'),
  ];
  expect(promo).toEqual(expect.arrayContaining([faq, 'libs/contracts/src/core/endpoint.ts']));
  expect(logs).toContain('libs/contracts/src/core/endpoint.ts');
  expect(logs).not.toContain(faq);
  expect(await inputsOf('@fio/contracts/index:typecheck')).toContain(faq);
});
