import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const ROOT = join(import.meta.dirname, '../..');
/** Beside the index of the stories, whose paths it uses. */
const STORY_SOURCES_FILE = 'story-sources.json';
const LENGTH = 16;

/** A module's file; those that a tool makes up have none, and say by their name what they are. */
const fileOf = (module: Rspack.Module) =>
  'resource' in module && typeof module.resource === 'string' ? module.resource.replace(/\?.*$/, '') : null;

const read = new Map<string, string>();
function textOf(module: Rspack.Module): string {
  const file = fileOf(module);
  if (!file?.startsWith('/')) return module.identifier().replaceAll(ROOT, '');
  const known = read.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  read.set(file, known);
  return `${relative(ROOT, file)} ${known}`;
}

type Graph = Rspack.Compilation['moduleGraph'];

const importedBy = (module: Rspack.Module, graph: Graph): Rspack.Module[] =>
  graph.getOutgoingConnections(module).flatMap(({ module: next }) => next ?? []);

/** Everything a module is made of, itself included, but for what stands behind `left`. */
function sourcesOf(
  module: Rspack.Module,
  graph: Graph,
  left: ReadonlySet<Rspack.Module> = new Set(),
): Set<Rspack.Module> {
  const found = new Set([module]);
  for (const one of found) for (const next of importedBy(one, graph)) if (!left.has(next)) found.add(next);
  return found;
}

const hashOf = (texts: Iterable<string>) =>
  createHash('sha256')
    .update([...texts].toSorted().join('\n'))
    .digest('hex')
    .slice(0, LENGTH);

/** What is around every story: the preview, and how Storybook is set up. */
const setUp = () =>
  [import.meta.dirname, join(ROOT, 'libs/platform/.storybook')].flatMap((folder) =>
    globSync('**/*.{ts,tsx,css,html,json}', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    ),
  );

/** Where the stories of a remote's areas stand in one file (@fio/build/stories), and what tells of one area. */
const AREAS = /[\\/]src[\\/]areas\.ts$/;
const AREA = /[\\/]src[\\/]areas[\\/]([^\\/]+)[\\/]\1\.area\.tsx?$/;

/** A hash for each area, by the beginning of its stories' ids: one area's screens are made of no other's. */
function areaHashes(module: Rspack.Module, graph: Graph): [group: string, hash: string][] {
  const areas = new Map<Rspack.Module, string>();
  // Between the stories and the areas stands the list of these.
  for (const one of importedBy(module, graph))
    if (AREAS.test(fileOf(one) ?? ''))
      for (const next of importedBy(one, graph)) {
        const name = AREA.exec(fileOf(next) ?? '')?.[1];
        if (name !== undefined) areas.set(next, name);
      }
  const common = sourcesOf(module, graph, new Set(areas.keys()));
  return [...areas].map(([area, name]) => [
    `areas-${name}`,
    hashOf([...common.union(sourcesOf(area, graph))].map(textOf)),
  ]);
}

function hashesOf(modules: Iterable<Rspack.Module>, graph: Graph) {
  const stories: Record<string, string> = {};
  const shared = new Set<Rspack.Module>();
  for (const module of modules) {
    const file = fileOf(module);
    if (file === null) continue;
    if (/\.storybook[\\/]preview\.\w+$/.test(file))
      for (const one of sourcesOf(module, graph)) shared.add(one);
    const path = `./${relative(process.cwd(), file)}`;
    if (file.endsWith('.stories.tsx')) stories[path] = hashOf([...sourcesOf(module, graph)].map(textOf));
    if (AREAS.test(file))
      for (const [group, hash] of areaHashes(module, graph)) stories[`${path} ${group}`] = hash;
  }
  return { around: hashOf([...[...shared].map(textOf), ...setUp()]), stories };
}

const plugin = (compiler: Rspack.Compiler) => {
  const name = 'story-sources';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    let made: object = {};
    // Before modules are put together: then each has its own ways to others.
    compilation.hooks.finishModules.tap(name, (modules) => {
      made = hashesOf(modules, compilation.moduleGraph);
    });
    compilation.hooks.processAssets.tap(name, () => {
      const { RawSource } = compiler.webpack.sources;
      compilation.emitAsset(STORY_SOURCES_FILE, new RawSource(JSON.stringify(made)));
    });
  });
};

/**
 * Writes for each file of stories a hash over the sources that its stories are made of, for each area one of its own, and one for
 * what is around all of them: a comparison looks at those that have changed (tools/storybook/compare).
 */
export const storySources: RsbuildPlugin = {
  name: 'story-sources',
  setup: (api) => api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins({ apply: plugin })),
};
