import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

export interface Package {
  name: string;
  folder: string;
  /** Its part in the whole: `lib`, `host`, `remote`, `service` or `tool`. */
  tags: string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  nx?: { tags?: string[] };
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Whether a package has tests for vitest (or Playwright) beside its code. */
export const hasTests = ({ folder }: Package): boolean =>
  globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules/**', 'e2e/**'] }).length > 0;

/** The folders a workspace pattern stands for: those with a package.json, by name. */
const foldersOf = (pattern: string): string[] =>
  globSync(`${pattern}/package.json`, { cwd: ROOT }).map(dirname).toSorted();

/** The workspaces, in package.json's order; those of one pattern by name. */
export function packages(): Package[] {
  return (read(ROOT).workspaces ?? []).flatMap(foldersOf).map((path) => {
    const folder = join(ROOT, path);
    const { name, nx } = read(folder);
    return { name, folder, tags: nx?.tags ?? [] };
  });
}

/** Those that have one of the tags. */
export const tagged = (...wanted: string[]): Package[] =>
  packages().filter(({ tags }) => tags.some((tag) => wanted.includes(tag)));
