import { type AnyEndpoint, visitorSession } from '@fio/contracts';
import { contracts } from '@fio/contracts/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What browsers are given: tests and stories among it run with the contracts whole, and would not notice. */
const IN_BROWSERS = /^(?:mf-[a-z-]+|shell|libs\/platform)\/src\/.*(?<!\.test)\.tsx?$/;

const ROOT = join(import.meta.dirname, '../..');

interface Source {
  readonly path: string;
  readonly text: string;
}

function readSources(): Source[] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  return [...remotes, 'shell', 'libs/platform'].flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/src/${file}`)
      .filter((path) => IN_BROWSERS.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

/** Groups that are spread into others are imported by their own names too. */
const groups = { ...contracts, visitorSession };
const endpoints = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries<AnyEndpoint>(members).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);

/** Schemas that a browser's bundle of the contracts doesn't have (libs/build/src/contracts/for-browsers.ts). */
const dropped = endpoints.flatMap(({ name, endpoint }) => [
  ...(endpoint.untyped ? [`${name}.body`] : []),
  ...(endpoint.query && !endpoint.path.startsWith('/admin/') ? [`${name}.query`] : []),
]);

const readers = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => IN_BROWSERS.test(path))
    .flatMap(({ path, text }) => {
      const words = new Set(text.match(/\b\w+\.\w+\.(?:body|query)\b/g) ?? []);
      return dropped.filter((schema) => words.has(schema)).map((schema) => `${path}: ${schema}`);
    });

it('what a browser loads asks by name for no schema that its bundle leaves out', () => {
  expect(dropped).toEqual(expect.arrayContaining(['votes.cast.body', 'theories.all.query']));
  expect(readers(readSources())).toEqual([]);
});

it.each([
  ['mf-public/src/a.tsx', 'useContractForm(votes.cast.body, {})', true],
  ['shell/src/a.ts', 'theories.all.query.parse({})', true],
  ['shell/src/a.ts', 'visitorSession.takeOver.body.parse({})', true],
  ['mf-public/src/a.tsx', 'useContractForm(session.login.body, {})', false],
  ['mf-public/src/a.test.ts', 'votes.cast.body.parse({})', false],
  ['bff/src/a.ts', 'votes.cast.body.parse({})', false],
])('in %s finds %s: %s', (path, text, isFound) => {
  expect(readers([{ path, text }])).toHaveLength(isFound ? 1 : 0);
});
