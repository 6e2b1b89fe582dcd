import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec, tail } from '../shared/exec.ts';
import { ROOT, command } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { LIBRARIES } from './libraries.ts';

/**
 * Compiles the libraries' sources to JavaScript with its declarations, below `folder` as they lie in the checkout. What they
 * are written for is what every browser of ours reads, so that whoever bundles them needs no compiler for them.
 */
export async function compileLibraries(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'tsconfig.json');
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      target: 'ES2022',
      jsx: 'react-jsx',
      lib: ['ESNext', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: ROOT,
      outDir: folder,
    },
    include: LIBRARIES.map((library) => join(ROOT, library.folder, 'src')),
    exclude: ['*.test.*', '*.stories.*', 'src/stories', 'src/testing'].map((one) => join(ROOT, '**', one)),
  };
  writeFileSync(project, JSON.stringify(config));
  // Each of its threads works out the same types anew.
  const args = ['-p', project, '--pretty', 'false', '--singleThreaded'];
  const { code, output } = await exec(command('tsc'), args);
  if (code !== 0) throw new UserError(`The libraries could not be compiled:\n${tail(output)}`);
}
