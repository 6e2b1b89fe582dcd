import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostChunks } from './host-chunks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const groups = Object.values(hostChunks.cacheGroups);

/** The folders of our packages that a pattern names, from the root. */
const foldersOf = ({ source }: RegExp) =>
  [...source.replaceAll('[\\\\/]', '/').matchAll(/(design-system|libs\/platform)\/src\/\(?([\w|-]+)\)?\//g)]
    .map(([, root = '', names = '']) => names.split('|').map((name) => `${root}/src/${name}`))
    .flat();

/** The modules of the host that a package's sources import, each as a file of its folder. */
function takenBy(folder: string): string[] {
  const sources = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => /(?<!\.(test|stories))\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  const taken = sources.flatMap((text) => [...text.matchAll(/'@fio\/(design-system|platform)\/([\w-]+)'/g)]);
  const rootOf = (name?: string) => (name === 'platform' ? 'libs/platform' : name);
  return [...new Set(taken.map(([, name, path]) => `${rootOf(name)}/src/${path}/x.tsx`))];
}

describe("the host's groups of chunks", () => {
  it('name folders that are there', () => {
    const folders = groups.flatMap(({ test }) => foldersOf(test));
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });

  it('have nothing of the back office that a public page takes', () => {
    const taken = [...takenBy('mf-public/src'), ...takenBy('shell/src/layouts/public')];
    expect(taken.length).toBeGreaterThan(30);
    expect(taken.filter((file) => hostChunks.cacheGroups.office.test.test(file))).toEqual([]);
    // And the back office has some, or nothing would be asked here.
    const ofStaff = takenBy('mf-admin-promo/src');
    expect(ofStaff.filter((file) => hostChunks.cacheGroups.office.test.test(file))).not.toEqual([]);
  });
});
