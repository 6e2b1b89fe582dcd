import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export interface Package {
  name: string;
  folder: string;
  scripts: Record<string, string>;
  /** Its part in the whole: `lib`, `host`, `remote`, `service` or `tool`. */
  tags: string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  nx?: { tags?: string[] };
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The workspaces, in package.json's order. */
export function packages(): Package[] {
  return (read(ROOT).workspaces ?? []).map((path) => {
    const folder = join(ROOT, path);
    const { name, scripts = {}, nx } = read(folder);
    return { name, folder, scripts, tags: nx?.tags ?? [] };
  });
}
