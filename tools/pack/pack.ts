import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHELL_API } from '@fio/contracts/documents/boot';
import { buildDevelopmentShell, SHELL_BUILD } from '../dev/development-shell.ts';
import { exec, tail } from '../shared/exec.ts';
import { DATA, ROOT } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { compileLibraries } from './compile.ts';
import { BUILD, LEFT_OUT, LIBRARIES, type Library } from './libraries.ts';
import { packedManifest, type Manifest, type Packing } from './packed-manifest.ts';

const WORK = join(DATA, 'cache', 'pack');
const COMPILED = join(WORK, 'compiled');
/** A remote of this checkout, whose compiler's options those elsewhere get. */
const NEIGHBOUR = 'mf-admin-promo';

interface TsConfig {
  readonly compilerOptions: object;
}

const read = <T>(...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')) as T;

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function copyInto(target: string, from: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(from, file), join(target, file));
  }
}

/** What the compiler leaves where it is: styles, and declarations written by hand. */
const besideModules = (source: string) =>
  globSync('**/*', { cwd: source, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.d\.ts$|\.(?!tsx?$)\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .filter((file) => !LEFT_OUT.test(file));

/** The compiler's options that a remote has in this checkout. */
function remoteTsConfig(): object {
  const base = read<TsConfig>('tsconfig.base.json');
  const own = read<TsConfig>(NEIGHBOUR, 'tsconfig.json');
  return { compilerOptions: { ...base.compilerOptions, ...own.compilerOptions } };
}

/** Puts a library together as it leaves the checkout; answers the folder. */
function assemble(library: Library, packing: Packing): string {
  const own = read<Manifest>(library.folder, 'package.json');
  const target = join(WORK, own.name.replace('@fio/', ''));
  rmSync(target, { recursive: true, force: true });
  const source = join(ROOT, library.folder, 'src');
  cpSync(join(COMPILED, library.folder, 'src'), join(target, 'dist'), { recursive: true });
  copyInto(join(target, 'dist'), source, besideModules(source));
  copyInto(target, join(ROOT, library.folder), library.beside ?? []);
  if (library.folder === BUILD) {
    writeJson(join(target, 'tsconfig.json'), remoteTsConfig());
    const shell = globSync(['index.html', 'assets/**/*.*'], { cwd: SHELL_BUILD });
    // Without source maps, which would be most of the package, and without what draws on a server.
    copyInto(
      join(target, 'development-shell'),
      SHELL_BUILD,
      shell.filter((file) => !file.endsWith('.map')),
    );
  }
  writeJson(join(target, 'package.json'), packedManifest(own, library, packing));
  return target;
}

/** The versions this checkout has of what libraries look up. */
function lookedUpVersions(): Packing['versions'] {
  const needs = LIBRARIES.map(({ folder }) => read<Manifest>(folder, 'package.json').dependencies ?? {});
  return Object.assign({}, ...needs) as Packing['versions'];
}

/**
 * Packs the libraries into `folder`, as they would be published: one tarball each, all of the version of the shell API, with
 * `patch` as its last number. Answers the tarballs' names.
 */
export async function packLibraries(folder: string, patch: number): Promise<string[]> {
  const version = SHELL_API.replace(/\d+$/, String(patch));
  await Promise.all([buildDevelopmentShell(), compileLibraries(COMPILED)]);
  const packing = { version, versions: lookedUpVersions() };
  const folders = LIBRARIES.map((library) => assemble(library, packing));
  mkdirSync(folder, { recursive: true });
  const pack = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder];
  const { code, output, stdout } = await exec('npm', [...pack, ...folders]);
  if (code !== 0) throw new UserError(`npm could not pack the libraries:\n${tail(output)}`);
  return (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => filename);
}
