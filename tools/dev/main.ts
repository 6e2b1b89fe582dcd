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
  const { remote, id, shell, port } = await readArguments(process.argv.slice(2));
  const signal = stopping();
  console.log(`\nFio da Meada: ${id}\n`);
  await requireShell(shell);
  await step('shell', signal, async () =>
    (await buildDevelopmentShell(signal)) ? 'built for development' : 'up to date',
  );
  let development: Development | undefined;
  try {
    await step('remote', signal, async () => {
      const onState = ({ problems }: { problems: string[] }) =>
        development && say('remote', inWords(problems));
      development = await develop({ folder: remote.folder, id, shell, port, onState });
      return inWords(development.first.problems);
    });
    console.log(`\n  http://localhost:${port}   all but ${id} comes from ${shell.origin}. Ctrl-C ends it.\n`);
    await aborted(signal);
  } finally {
    await development?.close();
  }
  process.exit();
});
