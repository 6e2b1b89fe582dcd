import { aborted } from '../../command/stopping.ts';
import { UserError } from '../../command/UserError.ts';
import type { RemoteState } from '../state.ts';
import { develop, type DevelopOptions, type Development } from './develop.ts';

/** Says that the shell is there, or what to do about it. */
export async function requireShell(shell: URL): Promise<void> {
  const answer = await fetch(new URL('/readyz', shell), { signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  if (answer?.ok) return;
  throw new UserError(
    `No shell answers at ${shell.origin}. Start one ("npm start" in a checkout of the platform), or name one that runs: ` +
      '--shell https://…',
  );
}

const inWords = (problems: readonly string[]) =>
  problems.length === 0 ? 'built' : `${problems.length} problem(s), shown on the page`;

/** Develops until the signal aborts, and tells the terminal how each build went and where the pages are. */
export async function developUntil(signal: AbortSignal, options: Omit<DevelopOptions, 'onState'>) {
  const ids = options.remotes.map(({ id }) => id);
  const width = Math.max(...ids.map(({ length }) => length)) + 2;
  const onState = ({ id, problems }: RemoteState) => console.log(`  ${id.padEnd(width)}${inWords(problems)}`);
  let development: Development | undefined;
  try {
    development = await develop({ ...options, onState });
    const { origin } = development;
    const elsewhere = `all but ${ids.join(', ')} comes from ${options.shell.origin}`;
    console.log(`\n  ${origin}   ${elsewhere}. Ctrl-C ends it.\n`);
    await aborted(signal);
  } finally {
    await development?.close();
  }
}
