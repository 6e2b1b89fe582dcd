import { type AnyEndpoint, visitorSession } from '@fio/contracts';
import { contracts } from '@fio/contracts/contracts';
import { expect, it } from 'vitest';
import { readSources, type Source } from '../decisions/citations.ts';

/** What browsers are given: tests and stories among it run with the contracts whole, and would not notice. */
const IN_BROWSERS = /^(?:mf-[a-z-]+|shell|libs\/platform)\/src\/.*(?<!\.test)\.tsx?$/;

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
