import type { RemoteState } from '@fio/build/dev';
import { runTool, UserError } from '../shared/UserError.ts';
import { say, step } from '../start/output.ts';
import { aborted, stopping } from '../start/stopping.ts';
import { readArguments } from './arguments.ts';
import { develop, type Development } from './develop.ts';
import { buildDevelopmentShell } from './development-shell.ts';

/** Says that the shell is there, or what to do about it. */
async function requireShell(shell: URL): Promise<void> {
  const answer = await fetch(new URL('/readyz', shell), { signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  if (answer?.ok) return;
  throw new UserError(
    `No shell answers at ${shell.origin}. Run "npm start" in another terminal, or name one that runs: --shell https://…`,
  );
}

const inWords = (problems: readonly string[]) =>
  problems.length === 0 ? 'built' : `${problems.length} problem(s), shown on the page`;

await runTool(async () => {
  const { remotes, shell, port } = await readArguments(process.argv.slice(2));
  const signal = stopping();
  const ids = remotes.map(({ id }) => id);
  const width = Math.max(...ids.map(({ length }) => length)) + 2;
  const sayOf = ({ id, problems }: RemoteState) => say(id.padEnd(width), inWords(problems));
  console.log(`\nFio da Meada: ${ids.join(', ')}\n`);
  await requireShell(shell);
  await step('shell', signal, async () =>
    (await buildDevelopmentShell(signal)) ? 'built for development' : 'up to date',
  );
  let development: Development | undefined;
  try {
    await step('remotes', signal, async () => {
      development = await develop({ remotes, shell, port, onState: sayOf });
      return `${remotes.length} watched`;
    });
    console.log(
      `\n  http://localhost:${port}   all but ${ids.join(', ')} comes from ${shell.origin}. Ctrl-C ends it.\n`,
    );
    await aborted(signal);
  } finally {
    await development?.close();
  }
  process.exit();
});
