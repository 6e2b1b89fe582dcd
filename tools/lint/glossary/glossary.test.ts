import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { termsOf, withoutTerm, wordsOf } from './terms-of.ts';

const terms = termsOf(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const entriesOf = (folder: string) => readdirSync(join(ROOT, folder), { withFileTypes: true });
const foldersOf = (folder: string) =>
  entriesOf(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);

it.each([
  'bff/src/areas',
  'bff/src/core',
  'libs/platform/src',
  'libs/platform/src/area',
  'libs/verifier/src',
  'tools',
])('each folder of %s is named by a term', (folder) => {
  const folders = foldersOf(folder);
  expect(folders.length).toBeGreaterThan(5);
  expect(withoutTerm(folders, terms)).toEqual([]);
});

it('each concept of the engine is a term', () => {
  const modules = entriesOf('bff/src/engine')
    .map(({ name }) => name)
    .filter((name) => !name.includes('.test.'));
  expect(modules.length).toBeGreaterThan(5);
  expect(withoutTerm(modules, terms)).toEqual([]);
});

it.each([
  ['shop-codes', 'shop code'],
  ['ErrorReporter.ts', 'error reporter'],
  ['addresses', 'address'],
  ['statistics', 'statistic'],
  ['queries', 'query'],
  ['status', 'status'],
])('%s is %s in words', (name, words) => expect(wordsOf(name)).toBe(words));

const PAGE = `## The product

| Portuguese | English (code)  | means |
| ---------- | --------------- | ----- |
| nota       | invoice, \`bill\` | a     |

## Machinery of the server

| term          | means |
| ------------- | ----- |
| packed filter | b     |

## Words of a state

| of   | value |
| ---- | ----- |
| vote | open  |
`;

it('reads the terms of code alone', () =>
  expect(termsOf(PAGE)).toEqual(['invoice', 'bill', 'packed filter']));

it('finds a name whose term is missing, and takes a word of a longer one', () =>
  expect(withoutTerm(['invoices', 'filters', 'nota', 'packed', 'pack', 'open'], termsOf(PAGE))).toEqual([
    'nota',
    'pack',
    'open',
  ]));
