import { join } from 'node:path';
import { buildFile } from '../build-file.ts';
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
      entry: { page: join(import.meta.dirname, 'browser/page.ts') },
      output: { filename: FILE },
      resolve: { extensions: ['.ts', '.js'] },
      module: { rules },
    },
    FILE,
  );
