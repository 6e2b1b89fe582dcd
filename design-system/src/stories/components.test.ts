import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

interface Annotations {
  readonly args?: object;
  readonly render?: (...given: never[]) => unknown;
}

interface Stories {
  readonly default: Annotations & { readonly component?: unknown; readonly subcomponents?: object };
  readonly [story: string]: Annotations;
}

const SRC = join(import.meta.dirname, '..');

/** What is nothing to be seen alone, with the reason. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  MantineRoot: 'it stands around every story',
  FieldWordsProvider: 'it stands around every story',
};
/** The page of icons shows them all. */
const GALLERIES = ['icons'];

const doors = globSync('*/index.ts', { cwd: SRC })
  .filter((file) => !GALLERIES.includes(dirname(file)))
  .toSorted();
const files = globSync('*/*.stories.tsx', { cwd: SRC }).toSorted();
const load = (file: string): Promise<unknown> => import(join(SRC, file));

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

const components = await Promise.all(
  doors.map(async (door) =>
    Object.entries((await load(door)) as object)
      .filter(isComponent)
      .map(([name, component]) => ({ name, component: component as unknown, folder: dirname(door) })),
  ),
).then((found) => found.flat().filter(({ name }) => !Object.hasOwn(WITHOUT_PAGE, name)));

const pages = await Promise.all(
  files.map(async (file) => ({ file, stories: (await load(file)) as Stories })),
);

const pageOf = (component: unknown) =>
  pages.find(({ stories: { default: meta } }) => meta.component === component);
const isPartOfAPage = (component: unknown) =>
  pages.some(({ stories }) => Object.values(stories.default.subcomponents ?? {}).includes(component));

/** Whether a component's words stand right above it. */
const isDescribed = (folder: string, name: string) =>
  globSync(`${folder}/*.tsx`, { cwd: SRC }).some((file) =>
    new RegExp(String.raw`\*/\nexport (async )?(function|const) ${name}\b`).test(
      readFileSync(join(SRC, file), 'utf8'),
    ),
  );

/** The first story, which a page shows with its controls, and what it comes to with the file's own annotations. */
function primaryOf({ default: meta, ...stories }: Stories) {
  const [story = {}] = Object.values(stories);
  return { args: { ...meta.args, ...story.args }, render: story.render ?? meta.render };
}

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(80);
});

it('gives every exported component a page of its own, or a part of its whole’s', () => {
  const missing = components.filter(({ component }) => !pageOf(component) && !isPartOfAPage(component));
  expect(missing.map(({ folder, name }) => `${folder}: ${name}`)).toEqual([]);
});

it('describes every component where it is written', () => {
  const silent = components.filter(({ folder, name }) => !isDescribed(folder, name));
  expect(silent.map(({ folder, name }) => `${folder}: ${name}`)).toEqual([]);
});

it('draws the first story of a component by arguments, so that its controls work', () => {
  const fixed = pages.filter(({ stories }) => {
    const { args, render } = primaryOf(stories);
    return Object.keys(args).length === 0 || (render !== undefined && render.length === 0);
  });
  expect(fixed.map(({ file }) => basename(file))).toEqual([]);
});

it('names no component twice', () => {
  const named = pages.map(({ stories }) => stories.default.component);
  expect(named.filter((component, index) => named.indexOf(component) !== index)).toEqual([]);
  expect(pages.filter((_, index) => named[index] === undefined).map(({ file }) => file)).toEqual([]);
});
