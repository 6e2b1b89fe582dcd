import { UserError, runTool } from '../shared/UserError.ts';

type Command = (args: string[]) => Promise<void>;

/** Each in a file of its own, loaded only when it is asked for. */
const COMMANDS: Record<string, { does: string; load: () => Promise<Command> }> = {
  publish: {
    does: 'builds a remote and stores the build, ready to be promoted',
    load: async () => (await import('./publish.ts')).publish,
  },
  promote: {
    does: 'makes a build the live one, or its canary for some visitors',
    load: async () => (await import('./promote.ts')).promote,
  },
  rollback: {
    does: 'goes back to the build before, or to any earlier one',
    load: async () => (await import('./rollback.ts')).rollback,
  },
  preview: {
    does: 'a link that shows a colleague a build that is not promoted',
    load: async () => (await import('./preview.ts')).preview,
  },
  status: {
    does: 'what is live, by environment',
    load: async () => (await import('./status.ts')).status,
  },
  history: {
    does: 'who changed what, when and why',
    load: async () => (await import('./history.ts')).history,
  },
  diff: {
    does: 'what two builds have apart: files, sizes, manifest',
    load: async () => (await import('./diff/diff.ts')).diff,
  },
  doctor: {
    does: 'examines every live build',
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  create: {
    does: 'a new remote with one area, running in the shell',
    load: async () => (await import('./create/main.ts')).create,
  },
};

const usage = () => {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(10)}${does}`);
  return `Usage: npm run remote -- <command>\n\n${lines.join('\n')}\n\nMore in docs/runbooks/ship-a-remote.md`;
};

await runTool(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UserError(usage());
  const run = await command.load();
  await run(args);
});
