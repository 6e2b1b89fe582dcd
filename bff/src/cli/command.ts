import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { COMMANDS, type CommandName } from '@fio/contracts';
import { type Database, openDatabase } from '../core/database/client.ts';
import { createJobSender } from '../core/jobs/jobs.ts';
import { commandQueue, findRun, queueRun } from '../areas/commands/index.ts';

/**
 * Has a worker of the running product run a maintenance command, and follows it: `npm run command -- clean-up --dry-run`
 * at the root. Its exit code is the command's.
 */
const ASK_AGAIN_MS = 250;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const isCommand = (name: string | undefined): name is CommandName =>
  (COMMANDS as readonly (string | undefined)[]).includes(name);

async function queue({ pool, db }: Database, command: CommandName, isDry: boolean): Promise<string> {
  const jobs = createJobSender(pool, [commandQueue], (error) => console.error(error.message));
  await jobs.start();
  try {
    const start = { command, isDry, trigger: 'terminal', now: new Date() } as const;
    const run = await db.$transaction((tx) => queueRun(jobs, tx, start));
    if (run === null) throw new Error(`${command} is under way already: follow it at /admin/commands.`);
    return run.id;
  } finally {
    await jobs.stop();
  }
}

/** Prints each line once it is there, until the run is over; answers its exit code. */
async function follow({ db }: Database, id: string): Promise<number> {
  for (let printed = 0; ; await sleep(ASK_AGAIN_MS)) {
    const { lines, exitCode } = await findRun(db, id);
    for (const { at, code, values: figures } of lines.slice(printed))
      console.log(at, code, ...Object.entries(figures).map(([name, value]) => `${name}=${value}`));
    printed = lines.length;
    if (exitCode !== null) return exitCode;
  }
}

const [name] = positionals;
if (!isCommand(name)) {
  console.error(
    `Say which command: npm run command -- <name> [--dry-run]\nThere are: ${COMMANDS.join(', ')}`,
  );
  process.exit(1);
}
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set: run "npm run command" at the root.');
const database = openDatabase({ url, name: 'fio-command-line', max: 2, onError: () => {} });
try {
  process.exitCode = await follow(database, await queue(database, name, values['dry-run']));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
