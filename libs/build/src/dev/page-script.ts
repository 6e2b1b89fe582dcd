import { buildFile } from '../build-file.ts';
import { ownModule } from '../own-module.ts';
import { rules } from '../rules.ts';

const FILE = 'page.js';

/** The text of the script that pages in development begin with. */
export const buildPageScript = (): Promise<string> =>
  buildFile(
    {
      context: import.meta.dirname,
      mode: 'development',
      devtool: false,
      target: ['web', 'es2022'],
      entry: { page: ownModule(import.meta.dirname, 'browser/page') },
      output: { filename: FILE },
      resolve: { extensions: ['.ts', '.js'] },
      module: { rules },
    },
    FILE,
  );
