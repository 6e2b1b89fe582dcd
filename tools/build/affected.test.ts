import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contents } from '../shared/contents.ts';
import { copyCheckout } from '../shared/copy-checkout.ts';
import { exec } from '../shared/exec.ts';
import { hasTests, packages, tagged } from '../shared/packages.ts';
import { command } from '../shared/paths.ts';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { NX_ENV } from './build.ts';

const CHANGED = 'mf-admin-logs/src/areas/ips/ips.pt.ts';
const FRONTS = tagged('host', 'remote');
const REMOTES = tagged('remote');
const names = (list: { name: string }[]) => list.map(({ name }) => name);

async function nx(args: string[], cwd?: string): Promise<string> {
  const { code, stdout, output } = await exec(command('nx'), args, { env: NX_ENV, ...(cwd && { cwd }) });
  if (code !== 0) throw new Error(output);
  return stdout;
}

async function affectedBy(file: string): Promise<string[]> {
  return JSON.parse(await nx(['show', 'projects', '--affected', `--files=${file}`, '--json'])) as string[];
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
  const { tasks } = JSON.parse(await nx(args)) as { tasks: { tasks: Record<string, unknown> } };
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

it('leaves every other front end the same, byte for byte', { timeout: 900_000 }, async () => {
  const copy = temporaryFolder();
  copyCheckout(copy);
  const others = FRONTS.filter(({ name }) => name !== '@fio/mf-admin-logs');
  const build = ['run-many', '-t', 'build', '--skip-nx-cache', '--parallel=2', '-p', names(others).join()];
  const built = () =>
    Object.fromEntries(
      names(others).map((name) => [name, contents(join(copy, 'node_modules', name, 'dist'))]),
    );
  await nx(build, copy);
  const before = built();
  expect(Object.keys(before['@fio/mf-public'] ?? {})).toContain('remoteEntry.js');
  const file = join(copy, CHANGED);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/title: '[^']+'/, "title: 'Endereços'"));
  await nx(['affected', '-t', 'build', `--files=${CHANGED}`], copy);
  expect(Object.keys(contents(join(copy, 'mf-admin-logs/dist')))).toContain('remoteEntry.js');
  await nx(build, copy);
  expect(built()).toEqual(before);
});
