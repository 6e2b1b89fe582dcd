import { rmSync } from 'node:fs';
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

/** Where builds are under way. A program that ends by itself in the middle of one, as after another's error, waits for none. */
const underWay = new Set<string>();
process.on('exit', () => underWay.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A build that is one file, and the files it was made from. */
export interface BuiltFile {
  readonly text: string;
  readonly files: readonly string[];
}

/** Builds one file, `name`; throws what the bundler complains about. */
export async function buildWithFiles(config: Configuration, name: string): Promise<BuiltFile> {
  const path = await mkdtemp(join(tmpdir(), 'fio-build-'));
  underWay.add(path);
  try {
    const stats = await run({ ...config, output: { ...config.output, path } });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const files = [...stats.compilation.fileDependencies];
    return { text: await readFile(join(path, name), 'utf8'), files };
  } finally {
    await rm(path, { recursive: true, force: true });
    underWay.delete(path);
  }
}

/** The text of a build that is one file, `name`; throws what the bundler complains about. */
export const buildFile = async (config: Configuration, name: string): Promise<string> =>
  (await buildWithFiles(config, name)).text;
