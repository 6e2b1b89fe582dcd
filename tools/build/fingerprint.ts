import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const GENERATED = new Set(['node_modules', 'dist', 'dist-maps', 'generated', 'storybook-static', '.data']);

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!GENERATED.has(entry.name)) addFolder(hash, path);
    } else if (entry.isFile()) addFile(hash, path);
  }
}

function addFile(hash: ReturnType<typeof createHash>, path: string): void {
  const { mtimeMs, size } = statSync(path);
  hash.update(`${path}\0${mtimeMs}\0${size}\n`);
}

/** A fingerprint of files and folders by name, size and time: some 20 ms, where reading them would take a second. */
export function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(path)) continue;
    if (statSync(path).isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
  return hash.digest('hex');
}

const isFresh = (stamp: string, now: string, outputs: readonly string[]): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === now && outputs.every((path) => existsSync(path));

/** Whether the last run that wrote this stamp saw the same inputs, and all its outputs are still there. */
export const isUnchanged = (stamp: string, inputs: string[], outputs: readonly string[]): boolean =>
  isFresh(stamp, fingerprint(inputs), outputs);

/** Runs `work` unless the last run that succeeded saw the same inputs and all its outputs are still there. */
export async function whenChanged(
  stamp: string,
  inputs: string[],
  outputs: string[],
  work: () => Promise<void>,
): Promise<boolean> {
  const now = fingerprint(inputs);
  if (isFresh(stamp, now, outputs)) return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
