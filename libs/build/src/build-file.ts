import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration, Stats } from '@rspack/core';

async function run(config: Configuration): Promise<Stats> {
  const compiler = rspack(config);
  try {
    return await new Promise((resolve, reject) =>
      compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('No build.')))),
    );
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

/** The text of a build that is one file, `name`; throws what the bundler complains about. */
export async function buildFile(config: Configuration, name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fio-build-'));
  try {
    const stats = await run({ ...config, output: { ...config.output, path } });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return await readFile(join(path, name), 'utf8');
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
