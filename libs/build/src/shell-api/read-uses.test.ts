import { expect, it } from 'vitest';
import { ALL, readUses } from './read-uses.ts';

const A = '@fio/platform/area';
const usesIn = (text: string) => {
  const { uses } = readUses('page.tsx', text);
  return [...new Set(uses.filter(({ request }) => request === A).map(({ name }) => name))].sort();
};

it.each([
  ['a value', `import { late } from '${A}'; late();`, ['late']],
  ['a value by another name', `import { late as soon } from '${A}'; soon();`, ['late']],
  ['a default', `import area from '${A}'; area();`, ['default']],
  ['a type alone', `import type { AreaSpec } from '${A}'; type Own = AreaSpec;`, ['AreaSpec']],
  ['a type among values', `import { late, type AreaSpec } from '${A}';`, ['AreaSpec', 'late']],
  ['a type by its address', `type Own = import('${A}').AreaSpec;`, [ALL]],
  ['what is exported again', `export { late as soon, type AreaSpec } from '${A}';`, ['AreaSpec', 'late']],
  ['everything exported again', `export * from '${A}';`, [ALL]],
  ['everything exported again by one name', `export * as area from '${A}';`, [ALL]],
  ['nothing but that it runs', `import '${A}';`, [ALL]],
  [
    'members of a namespace',
    `import * as a from '${A}'; a.late(); type T = a.AreaSpec;`,
    ['AreaSpec', 'late'],
  ],
  ['a component of a namespace', `import * as a from '${A}'; <a.AskDialog open />;`, ['AskDialog']],
  ['a namespace handed on', `import * as a from '${A}'; a.late(); keep(a);`, [ALL, 'late']],
  ['a namespace taken apart', `import * as a from '${A}'; const { late } = a;`, [ALL]],
  ['a namespace asked by a computed name', `import * as a from '${A}'; a[name]();`, [ALL]],
  ['a namespace that is left alone', `import * as a from '${A}';`, [ALL]],
  ['an import in time', `const { late } = await import('${A}');`, [ALL]],
  ['an import in time, in backticks', `await import(\`${A}\`);`, [ALL]],
  ['a require', `require('${A}').late();`, [ALL]],
  ['a comment', `// import { late } from '${A}';`, []],
  ['another module', `import { late } from '${A}/late';`, []],
])('finds %s', (_way, text, names) => {
  expect(usesIn(text)).toEqual(names);
});

it('names every module that is imported, also for nothing', () => {
  expect(
    [...readUses('a.ts', `import {} from './a.ts'; type B = import('./b.ts').B;`).requests].sort(),
  ).toEqual(['./a.ts', './b.ts']);
});

it('says which text can not be read', () => {
  expect(() => readUses('broken.ts', 'import {')).toThrow(/broken\.ts/);
});
