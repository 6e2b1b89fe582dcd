import { join } from 'node:path';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Everything a run leaves behind; `npm run reset` clears it. */
export const DATA = join(ROOT, '.data');

/** A program that npm installed, by the name of its command. */
export const command = (name: string): string =>
  join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
