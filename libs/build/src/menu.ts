import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Destination, MenuEntry } from '@fio/contracts/documents/manifest';
import { packageInfo } from './base.ts';
import { withOwnIcons } from './icons/own-icons.ts';
import { AREAS_FILE, readOutline } from './outline/read-outline.ts';
import { sourceOf } from './remote-source.ts';

/**
 * The menu of the remote in `dir`: an entry of each of its areas that says where it stands, then what `src/remote.json`
 * has besides, each with its icon.
 */
export async function menuOf(dir: string): Promise<MenuEntry[]> {
  const { menu = [] } = sourceOf(dir, packageInfo(dir));
  const ofAreas = existsSync(join(dir, AREAS_FILE)) ? (await readOutline(dir)).menu : [];
  return withOwnIcons(dir, [...ofAreas, ...menu]);
}

/** What the palette leads to in the remote in `dir` besides its menu. */
export const destinationsOf = async (dir: string): Promise<readonly Destination[]> =>
  existsSync(join(dir, AREAS_FILE)) ? (await readOutline(dir)).destinations : [];
