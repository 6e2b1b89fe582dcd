import { UserError, runTool } from '../shared/UserError.ts';

type Command = (args: string[]) => Promise<void>;

/** Each in a file of its own, loaded only when it is asked for. */
const COMMANDS: Record<string, { does: string; load: () => Promise<Command> }> = {
  create: {
    does: 'a new remote with one area, running in the shell',
    load: async () => (await import('./create/main.ts')).create,
  },
};

const usage = () => {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(10)}${does}`);
  return `Usage: npm run remote -- <command>\n\n${lines.join('\n')}`;
};

await runTool(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UserError(usage());
  const run = await command.load();
  await run(args);
});
