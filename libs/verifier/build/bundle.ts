import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DefinePlugin, rspack, type Configuration, type Stats } from '@rspack/core';

const PACKAGE = dirname(import.meta.dirname);
/** Browsers that know Ed25519, and Node from 20 on. */
const TARGETS = { page: 'chrome >= 120, firefox >= 121, safari >= 17.2', node: 'node 20' };

interface Wanted {
  /** Below this package. */
  readonly entry: string;
  readonly target: keyof typeof TARGETS;
  /** Values of names that the sources declare, as source text. */
  readonly defined?: Readonly<Record<string, string>>;
}

/** Not minified: whoever doubts the product reads what they are to trust instead. The same sources give the same bytes. */
function configuration({ entry, target, defined = {} }: Wanted, path: string): Configuration {
  const isModule = target === 'node';
  return {
    context: PACKAGE,
    mode: 'production',
    devtool: false,
    target: isModule ? 'node20' : 'web',
    entry: `./${entry}`,
    output: {
      path,
      filename: 'bundle.js',
      ...(isModule && { module: true, chunkFormat: 'module', library: { type: 'module' } }),
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: TARGETS[target] } },
        },
      ],
    },
    plugins: [new DefinePlugin({ ...defined })],
    optimization: { minimize: false, moduleIds: 'named', splitChunks: false },
    performance: false,
  };
}

/** One script with all that an entry needs. */
export async function bundle(wanted: Wanted): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-verifier-'));
  try {
    const compiler = rspack(configuration(wanted, folder));
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      compiler.run((error, done) => (error ? reject(error) : resolve(done)));
    });
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
    if (stats === undefined || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
    return await readFile(join(folder, 'bundle.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
