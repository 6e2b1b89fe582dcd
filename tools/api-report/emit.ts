import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exec, tail } from '../shared/exec.ts';
import { DATA, ROOT, command } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';

const FOLDER = join(DATA, 'cache', 'api');
const TYPES = join(FOLDER, 'types');
/** Declarations that no import leads to: what a style sheet exports. */
const AMBIENT = ['libs/platform/src/styles.d.ts', 'design-system/src/css-modules.d.ts'];

/**
 * Every source that declarations may lead to: the compiler always writes what it is given by name, and of what it comes upon by itself,
 * through a package's name, now and then not.
 */
const sources = () =>
  globSync('{design-system,libs/{platform,domain}}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /\.(?:test|stories|fixture)\.|\.d\.ts$|\/(?:testing|stories)(?:\/|$)/.test(path),
  });

/** Where the declarations of a source file are once they have been emitted. */
export const declarationsOf = (source: string): string =>
  join(TYPES, relative(ROOT, source)).replace(/\.tsx?$/, '.d.ts');

/** Has the compiler write what each of the files, and all they import of ours, declares. */
export async function emitDeclarations(files: readonly string[]): Promise<void> {
  rmSync(TYPES, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      jsx: 'react-jsx',
      lib: ['ESNext', 'DOM', 'DOM.Iterable'],
      rootDir: ROOT,
      outDir: TYPES,
    },
    files: [...AMBIENT, ...sources()].map((file) => join(ROOT, file)).concat(files),
  };
  const project = join(FOLDER, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(config));
  const { code, output } = await exec(command('tsc'), ['-p', project, '--pretty', 'false']);
  if (code !== 0) throw new UserError(`The declarations could not be written:\n${tail(output)}`);
}
