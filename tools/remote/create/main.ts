import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exec, tail } from '../../shared/exec.ts';
import { ROOT, command } from '../../shared/paths.ts';
import { UserError } from '../../shared/UserError.ts';
import { filesOf } from './files.ts';
import { readNewRemote, type NewRemote } from './new-remote.ts';
import { taken } from './taken.ts';

/** Notes the new workspace in package-lock.json; nothing is installed, for a remote brings nothing of its own. */
const LOCK = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];

const next = ({ id, area }: NewRemote) => {
  const steps = [
    ['npm start', 'builds it along with the others and shows it in the menu'],
    [`npm run dev -- ${id}`, 'shows what you change while you change it'],
    ['npm test -- types lint unused unit', 'checks it'],
    [`npm run e2e -w ${id}`, 'opens it in a browser'],
    [`npm run remote -- publish ${id}`, 'ships it'],
  ] as const;
  const width = Math.max(...steps.map(([words]) => words.length)) + 3;
  const lines = steps.map(([words, does]) => `  ${words.padEnd(width)}${does}`);
  return `
${id} is there. Its first area is ${id}/src/areas/${area}/, its page /admin/${area}.

${lines.join('\n')}

More in docs/runbooks/create-a-remote.md`;
};

async function write(remote: NewRemote): Promise<void> {
  const folder = join(ROOT, remote.id);
  try {
    for (const [path, text] of filesOf(ROOT, remote)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { code, output } = await exec(command('oxfmt'), [folder]);
    if (code !== 0) throw new UserError(`Its files could not be formatted:\n${tail(output)}`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** `npm run remote -- create`: a remote's folder, and its line in package-lock.json. No other file changes. */
export async function create(args: string[]): Promise<void> {
  const remote = readNewRemote(args);
  const problems = await taken(ROOT, remote);
  if (problems.length > 0) throw new UserError([...problems, 'Choose another name.'].join('\n'));
  await write(remote);
  const { code, output } = await exec('npm', LOCK);
  if (code !== 0)
    throw new UserError(
      `${remote.id} is there, but not in package-lock.json yet. Run npm install. npm says:\n${tail(output)}`,
    );
  console.log(next(remote));
}
