import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packLibraries } from '../../../tools/pack/pack.ts';
import { exec } from '../../../tools/shared/exec.ts';
import { installed, serveRegistry } from './package-registry.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const END = '.template';

/** What the team names itself, beside our packages. */
const MANIFEST = {
  name: '@guests/mf-admin-guests',
  version: '3.0.0',
  private: true,
  type: 'module',
  dependencies: { react: '*', 'react-dom': '*' },
  devDependencies: { '@types/react': '*', typescript: '*' },
};

function writeFiles(folder: string): void {
  for (const file of globSync(`**/*${END}`, { cwd: TEMPLATE })) {
    const target = join(folder, file.slice(0, -END.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(TEMPLATE, file)));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  const tsconfig = { extends: '@fio/build/tsconfig.json', include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
}

async function install(folder: string, tarballs: readonly string[]): Promise<void> {
  const registry = await serveRegistry();
  try {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const where = ['--registry', registry.url, '--noproxy', '127.0.0.1', '--cache', join(folder, '.npm')];
    const { code, output } = await exec('npm', ['install', ...quiet, ...where, ...tarballs], { cwd: folder });
    if (code !== 0) throw new Error(output);
  } finally {
    registry.close();
  }
}

/** Puts what this checkout has installed of others into the places that npm gave it: our own packages stay npm's. */
function fillPlaces(folder: string): void {
  const modules = join(folder, 'node_modules');
  const places = globSync(['*/package.json', '@*/*/package.json'], { cwd: modules }).map(dirname);
  for (const name of places.filter((one) => !one.startsWith('@fio/'))) {
    rmSync(join(modules, name), { recursive: true });
    symlinkSync(installed(name), join(modules, name));
  }
}

/** A repository of another team: a remote that has our packages as they would be published, and nothing of this checkout. */
export interface OtherRepository {
  readonly folder: string;
}

/** Makes such a repository, with everything installed, and removes it once `use` has ended. */
export async function withRepository(use: (made: OtherRepository) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-other-repository-'));
  try {
    const packages = join(folder, 'packages');
    const tarballs = await packLibraries(packages, 0);
    writeFiles(folder);
    await install(
      folder,
      tarballs.map((name) => join(packages, name)),
    );
    fillPlaces(folder);
    await use({ folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
