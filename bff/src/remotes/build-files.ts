import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RemoteManifest } from '@fio/contracts';

export const MANIFEST = 'remote.json';
const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The plain files of a build by their path within it, in one order; links and the like are left out. */
export async function readBuild(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/** Whether two builds are the same, byte for byte. */
export function sameFiles(a: ReadonlyMap<string, Buffer>, b: ReadonlyMap<string, Buffer>): boolean {
  return a.size === b.size && [...a].every(([name, bytes]) => b.get(name)?.equals(bytes) ?? false);
}

/** Where the files are not what the manifest says of them. */
export function fileProblems(manifest: RemoteManifest, files: ReadonlyMap<string, Buffer>): string[] {
  const problems: string[] = [];
  for (const [name, integrity] of Object.entries(manifest.integrity)) {
    const bytes = files.get(name);
    if (!bytes) problems.push(`${name} is missing`);
    else if (sha384(bytes) !== integrity) problems.push(`${name} is not the file the manifest describes`);
  }
  for (const name of [manifest.entry, ...manifest.styles]) {
    if (!Object.hasOwn(manifest.integrity, name)) problems.push(`${name} has no integrity in the manifest`);
  }
  const unsigned = [...files.keys()].filter((name) => /\.(js|css)$/.test(name) && !manifest.integrity[name]);
  return [...problems, ...unsigned.map((name) => `${name} has no integrity in the manifest`)];
}
