import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BESIDE_SOURCES } from '../shared/copy-checkout.ts';
import { ROOT } from '../shared/paths.ts';

/** What has to be wrong, and what a test of its own compiles as somebody else would. */
const ELSEWHERE = new Set(['tools/lint/fixtures', 'bff/test/openapi/client']);

/** The TypeScript below a folder, as paths of this machine. */
export const sourcesIn = (folder: string, root = ROOT): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return /\.tsx?$/.test(entry.name) ? [path] : [];
    const isSource = entry.isDirectory() && !BESIDE_SOURCES.has(entry.name);
    return isSource && !ELSEWHERE.has(relative(root, path).replaceAll('\\', '/'))
      ? sourcesIn(path, root)
      : [];
  });

/** Sources that no package's types take in: TypeScript says nothing of what it isn't asked about. */
export const unchecked = (checked: ReadonlySet<string>, root = ROOT): string[] =>
  sourcesIn(root, root)
    .filter((path) => !checked.has(path))
    .map((path) => relative(root, path))
    .toSorted();
