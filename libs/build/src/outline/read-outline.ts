import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Destination, MenuEntry } from '@fio/contracts/documents/manifest';
import { buildWithFiles } from '../build-file.ts';
import { outlineConfig, SERVER_FILE } from '../server-config.ts';

/** Where a remote lists its areas. */
export const AREAS_FILE = 'src/areas.ts';

/** What the host has to know of a page before its area is here, as the platform's `outlineOf` makes it. */
export interface OutlinedPage {
  readonly area: string;
  readonly path: string;
  readonly needs?: string;
}

/** What the areas of a remote tell of themselves. */
export interface AreasOutline {
  readonly pages: readonly OutlinedPage[];
  readonly menu: readonly MenuEntry[];
  readonly destinations: readonly Destination[];
}

export interface Outline extends AreasOutline {
  /** The files it was made from. */
  readonly files: readonly string[];
}

async function makeOutline(dir: string): Promise<Outline> {
  const { text, files } = await buildWithFiles(outlineConfig(dir, AREAS_FILE), SERVER_FILE);
  const module = { exports: {} as { outline?: () => Promise<AreasOutline> } };
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: join(dir, AREAS_FILE) });
  run(module, module.exports, createRequire(import.meta.url));
  const { pages = [], menu = [], destinations = [] } = (await module.exports.outline?.()) ?? {};
  return { pages, menu, destinations, files };
}

const made = new Map<string, Promise<Outline>>();

/** Opens every area of the remote in `dir` and tells its pages and menu entries; once until `forgetOutline`, for a build asks twice. */
export function readOutline(dir: string): Promise<Outline> {
  const known = made.get(dir) ?? makeOutline(dir);
  made.set(dir, known);
  return known;
}

/** The files have changed. */
export const forgetOutline = (dir: string): void => void made.delete(dir);
