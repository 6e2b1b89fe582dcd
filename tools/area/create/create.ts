import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exec, tail } from '../../shared/exec.ts';
import { command } from '../../shared/paths.ts';
import { UserError } from '../../shared/UserError.ts';
import { entriesOf, withEntries } from './entries.ts';
import { filesOf } from './files.ts';
import type { NewArea } from './new-area.ts';

/** Everything that making an area writes, by path within the checkout `root`; throws where it can't. */
export function writtenFor(root: string, area: NewArea, now = new Date()): Map<string, string> {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const files = filesOf(area, stamp);
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new UserError(`There already: ${taken.join(', ')}`);
  const entries = Map.groupBy(entriesOf(area), ({ file }) => file);
  for (const [file, own] of entries) {
    const path = join(root, file);
    const text = existsSync(path) ? withEntries(readFileSync(path, 'utf8'), own) : null;
    if (text === null) throw new UserError(`${file} is not as this command knows it: nothing was written.`);
    files.set(file, text);
  }
  return files;
}

/** `npm run area -- create`: an area in all tiers. Either all of it is written, or nothing. */
export async function create(root: string, area: NewArea): Promise<void> {
  const files = writtenFor(root, area);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const paths = [...files.keys()].filter((file) => /\.(tsx?|json|md)$/.test(file));
  const { code, output } = await exec(command('oxfmt'), paths, {
    cwd: root,
  });
  if (code !== 0) throw new UserError(`The files could not be formatted:\n${tail(output)}`);
  console.log(`${[...files.keys()].join('\n')}

The area is /admin/${area.area}. npm start migrates, builds and shows it; its words and fields are yours to change:
docs/runbooks/add-an-area.md`);
}
