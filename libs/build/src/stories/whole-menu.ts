import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { menuOf } from '../menu.ts';

/** The remote in `dir` and those beside it: the others of a workspace. */
export const remotesBeside = (dir: string): string[] =>
  readdirSync(dirname(dir))
    .map((name) => join(dirname(dir), name))
    .filter((one) => existsSync(join(one, 'src/remote.json')));

/** The menu of the remote in `dir` and of all beside it. */
export async function wholeMenu(dir: string): Promise<MenuEntry[]> {
  const menu: MenuEntry[] = [];
  for (const remote of remotesBeside(dir)) menu.push(...(await menuOf(remote)));
  return menu;
}
