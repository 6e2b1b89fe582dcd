import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, entryOf, PACKAGE, SOURCES, WHOLE } from './entries.ts';

/** As much of Nx's plug-in interface as is used here; it has no types of its own outside @nx/devkit. */
interface Context {
  readonly workspaceRoot: string;
  readonly fileMap: {
    readonly projectFileMap: Readonly<Record<string, readonly { readonly file: string }[]>>;
  };
}
interface Dependency {
  readonly source: string;
  readonly target: string;
  readonly type: 'implicit';
}

/** An entry has one file and no work of its own; the whole is what the package's types are checked by. */
function project(file: string) {
  const inputs = [`{workspaceRoot}/${file}`];
  const own = { name: entryOf(file), root: file, namedInputs: { default: inputs, production: inputs } };
  if (own.name !== WHOLE) return own;
  const typecheck = { command: 'tsc -p .', options: { cwd: SOURCES.replace(/\/src$/, '') } };
  return { ...own, targets: { typecheck } };
}

/** Each area's contract is a node of the build graph: a line of it concerns who imports that entry, not the package. */
export const createNodesV2 = [
  `${SOURCES}/{admin,public,terms}/*.ts`,
  (files: readonly string[]) =>
    [...files, `${SOURCES}/index.ts`, `${SOURCES}/contracts.ts`].map((file) => [
      file,
      { projects: { [file]: project(file) } },
    ]),
] as const;

/** Who imports which entry, by the sources: package.json knows the package alone. */
export function createDependencies(_options: unknown, { workspaceRoot, fileMap }: Context): Dependency[] {
  const known = new Set<string>();
  const found: Dependency[] = [];
  for (const [name, files] of Object.entries(fileMap.projectFileMap))
    for (const { file } of files) {
      const path = join(workspaceRoot, file);
      if (!/\.[mc]?[jt]sx?$/.test(file) || file.includes('/fixtures/') || !existsSync(path)) continue;
      const source = name === PACKAGE ? entryOf(file) : name;
      for (const target of entriesIn(file, readFileSync(path, 'utf8'))) {
        const edge = `${source} ${target}`;
        if (source === target || known.has(edge)) continue;
        known.add(edge);
        found.push({ source, target, type: 'implicit' });
      }
    }
  return found;
}
