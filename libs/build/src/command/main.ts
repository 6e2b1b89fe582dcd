#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { packageInfo } from '../base.ts';
import { developUntil, requireShell } from '../dev/server/develop-until.ts';
import { createRemoteConfig } from '../remote.ts';
import { PLACE_OPTIONS, readPlace } from './place.ts';
import { runTool } from './run-tool.ts';
import { stopping } from './stopping.ts';
import { UserError } from './UserError.ts';

const usage = (problem: string) =>
  new UserError(
    `${problem}\n\nfio-remote build                                    builds the remote of this folder into dist/\n` +
      'fio-remote dev [--shell https://…] [--port 3100]    shows it inside a running shell while you change it\n' +
      PLACE_OPTIONS,
  );

/** The shell's development build, which comes with this package. */
const SHELL_BUILD = join(import.meta.dirname, '../../development-shell');

async function build(dir: string): Promise<void> {
  const compiler = rspack(createRemoteConfig(dir));
  const problems = await new Promise<string | undefined>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (stats) resolve(stats.hasErrors() ? stats.toString('errors-only') : undefined);
      else reject(error ?? new Error('No build.'));
    }),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (problems !== undefined) throw new UserError(problems);
  console.log(`Built: ${join(dir, 'dist')}`);
}

async function dev(dir: string, args: string[]): Promise<void> {
  const { shell, port, words } = readPlace(args, usage);
  if (words.length > 0) throw usage(`"${words.join(' ')}": the remote is the one of this folder.`);
  const signal = stopping();
  await requireShell(shell);
  const remotes = [{ folder: dir, id: packageInfo(dir).id }];
  const cache = join(dir, 'node_modules/.cache/fio-remote');
  await developUntil(signal, { remotes, shell, shellBuild: SHELL_BUILD, cache, port });
  process.exit();
}

await runTool(async () => {
  const [verb, ...args] = process.argv.slice(2);
  const dir = process.cwd();
  if (verb !== 'build' && verb !== 'dev') throw usage('What to do?');
  if (!existsSync(join(dir, 'src/remote.json')))
    throw usage(`${dir} is no remote: it has no src/remote.json.`);
  await (verb === 'build' ? build(dir) : dev(dir, args));
});
