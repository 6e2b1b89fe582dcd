import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RemoteBuildDetail, RemoteManifest } from '@fio/contracts';
import { isCompressedForm } from '../files/compressed.ts';
import { FILE_NAME } from '../files/file-name.ts';

export const MANIFEST = 'remote.json';
export type BuildFiles = ReadonlyMap<string, Buffer>;

const digest = (hash: 'sha256' | 'sha384', bytes: Buffer) =>
  `${hash}-${createHash(hash).update(bytes).digest('base64')}`;
const sha384 = (bytes: Buffer) => digest('sha384', bytes);
const zip = promisify(gzip);

/** Where the source maps of a build lie: beside its folder, which is delivered as it is. */
export const mapsFolder = (folder: string): string => `${folder.replace(/[/\\]+$/, '')}-maps`;

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
export function sameFiles(a: BuildFiles, b: BuildFiles): boolean {
  return a.size === b.size && [...a].every(([name, bytes]) => b.get(name)?.equals(bytes) ?? false);
}

/** What a diff compares: every file with its size, as it is and compressed. */
export function contentsOf(files: BuildFiles): Promise<RemoteBuildDetail['contents']> {
  return Promise.all(
    [...files].map(async ([name, bytes]) => ({
      name,
      size: bytes.length,
      gzip: (await zip(bytes, { level: 9 })).length,
      integrity: sha384(bytes),
    })),
  );
}

/** The hash that names a build, as libs/build makes it: over all files, and over all its manifest says but this name. */
export function hashOf(files: BuildFiles, document: string): string {
  const hash = createHash('sha256');
  const names = [...files.keys()].filter((name) => name !== MANIFEST).sort();
  const { build: _build, hash: _hash, ...told } = JSON.parse(document) as Record<string, unknown>;
  for (const name of names) {
    const bytes = files.get(name) as Buffer;
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.update(JSON.stringify(told)).digest('hex');
}

/** The pieces that the entry's code would ask for without a hash of its own, and a browser load as they come. */
function unguarded({ entry, styles }: RemoteManifest, files: BuildFiles): string[] {
  const code = String(files.get(entry) ?? '');
  return [...files]
    .filter(([name]) => /\.(js|css)$/.test(name) && name !== entry && !styles.includes(name))
    .filter(([, bytes]) => !code.includes(digest('sha256', bytes)))
    .map(([name]) => `${entry} has no integrity for ${name}`);
}

/** What would have browsers ask for a source map. */
const NAMES_MAP = /[#@]\s*sourceMappingURL=/;

const namingMaps = (files: BuildFiles): string[] =>
  [...files]
    .filter(([name, bytes]) => /\.(js|css)$/.test(name) && NAMES_MAP.test(bytes.toString('latin1')))
    .map(([name]) => `${name} names a source map`);

/** Where the files are not what the manifest says of them. */
export function fileProblems(manifest: RemoteManifest, files: BuildFiles): string[] {
  const problems = [...unguarded(manifest, files), ...namingMaps(files)];
  for (const [name, integrity] of Object.entries(manifest.integrity)) {
    const bytes = files.get(name);
    if (!bytes) problems.push(`${name} is missing`);
    else if (sha384(bytes) !== integrity) problems.push(`${name} is not the file the manifest describes`);
  }
  for (const name of [manifest.entry, ...manifest.styles]) {
    if (!Object.hasOwn(manifest.integrity, name)) problems.push(`${name} has no integrity in the manifest`);
  }
  for (const name of files.keys()) {
    if (!FILE_NAME.test(name)) problems.push(`${JSON.stringify(name)} is no name for a file`);
    else if (isCompressedForm(name)) problems.push(`${name}: the server compresses files itself`);
    else if (name.endsWith('.map'))
      problems.push(`${name}: a source map is handed over beside the build, where nobody fetches it`);
    else if (/\.(js|css)$/.test(name) && !manifest.integrity[name])
      problems.push(`${name} has no integrity in the manifest`);
  }
  const hash = hashOf(files, String(files.get(MANIFEST)));
  if (manifest.hash !== hash)
    problems.push(`its hash is ${hash}, the manifest says ${manifest.hash || 'nothing'}`);
  if (manifest.build !== manifest.hash.slice(0, 16))
    problems.push('its name is not the beginning of its hash');
  return problems;
}
