import { join } from 'node:path';
import { stopping } from '@fio/build/command';
import { developUntil, requireShell } from '@fio/build/dev';
import { DATA } from '../shared/paths.ts';
import { runTool } from '../shared/UserError.ts';
import { step } from '../start/output.ts';
import { readArguments } from './arguments.ts';
import { buildDevelopmentShell, SHELL_BUILD } from './development-shell.ts';

await runTool(async () => {
  const { remotes, shell, port } = readArguments(process.argv.slice(2));
  const signal = stopping();
  console.log(`\nFio da Meada: ${remotes.map(({ id }) => id).join(', ')}\n`);
  await requireShell(shell);
  await step('shell', signal, async () =>
    (await buildDevelopmentShell(signal)) ? 'built for development' : 'up to date',
  );
  const cache = join(DATA, 'dev', 'remotes');
  await developUntil(signal, { remotes, shell, shellBuild: SHELL_BUILD, cache, port });
  process.exit();
});
