import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { isMenuIcon, MENU_ICONS } from '@fio/contracts/documents/menu-icons';
import { readDrawing } from './read-drawing.ts';

function drawn(entry: MenuEntry, folder: string): MenuEntry {
  const { id, icon } = entry;
  const file = join(folder, `${icon}.svg`);
  if (existsSync(file)) {
    try {
      return { ...entry, drawing: readDrawing(readFileSync(file, 'utf8')) };
    } catch (error) {
      throw new Error(`src/icons/${icon}.svg: ${(error as Error).message}`, { cause: error });
    }
  }
  if (isMenuIcon(icon)) return entry;
  throw new Error(
    `src/remote.json: the menu entry ${id} has the unknown icon ${icon}. Draw it in src/icons/${icon}.svg, or take one of ` +
      `the shell's: ${MENU_ICONS.join(', ')}.`,
  );
}

/**
 * The menu of the remote in `dir` with the icons it brings itself: `src/icons/<name>.svg`, which goes before an icon of the
 * shell's by that name. Throws for an icon that is neither, and for a file that is no icon.
 */
export const withOwnIcons = (dir: string, menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.map((entry) => drawn(entry, join(dir, 'src/icons')));
