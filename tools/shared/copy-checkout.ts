import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { packages } from './packages.ts';
import { ROOT } from './paths.ts';

/** What a checkout has beside its sources; the generated Prisma client goes along. */
export const BESIDE_SOURCES = new Set([
  '.git',
  '.nx',
  '.data',
  'node_modules',
  'dist',
  'storybook-static',
  'test-results',
]);
const OURS = '@fio';

/** The installed packages of the checkout, but ours from the copy. */
function linkPackages(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== OURS) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const { name, folder } of packages()) {
    const own = join(copy, relative(ROOT, folder));
    symlinkSync(own, join(modules, name));
    if (existsSync(join(folder, 'node_modules'))) {
      symlinkSync(join(folder, 'node_modules'), join(own, 'node_modules'));
    }
  }
}

/** Copies the sources of this checkout into an empty folder, where all its tools work as they do here. */
export function copyCheckout(copy: string): void {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !BESIDE_SOURCES.has(basename(path)) });
  linkPackages(copy);
}
