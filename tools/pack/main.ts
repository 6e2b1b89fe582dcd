import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DATA } from '../shared/paths.ts';
import { runTool, UserError } from '../shared/UserError.ts';
import { packLibraries } from './pack.ts';

const USAGE = `npm run pack-libraries [-- --out <folder>] [--patch 0]
  --out     where to put the packages; .data/packages unless said
  --patch   the last number of their version, where some of that version are out already`;

function readArguments(args: string[]) {
  try {
    const options = { out: { type: 'string' }, patch: { type: 'string', default: '0' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

await runTool(async () => {
  const { out, patch } = readArguments(process.argv.slice(2));
  if (!/^\d+$/.test(patch)) throw new UserError(`"${patch}" is no number.\n\n${USAGE}`);
  const folder = out === undefined ? join(DATA, 'packages') : resolve(process.env['INIT_CWD'] ?? '', out);
  const names = await packLibraries(folder, Number(patch));
  console.log(names.map((name) => join(folder, name)).join('\n'));
});
