import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@fio/contracts';
import { MANIFEST, hashOf, readBuild } from '../../bff/src/core/remotes/build-files.ts';
import { ROOT } from '../../tools/shared/paths.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Altered {
  /** Where it is put. */
  readonly folder: string;
  readonly mark: string;
  /** What its manifest says otherwise. */
  readonly told?: Partial<RemoteManifest>;
}

/** This checkout's build of a remote as it would be after a change: the entry has a comment more, and the manifest fits. */
export async function alterBuild(
  remote: string,
  { folder, mark, told = {} }: Altered,
): Promise<{ folder: string; build: string }> {
  await cp(join(ROOT, remote, 'dist'), folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as RemoteManifest;
  const entry = `${await readFile(join(folder, manifest.entry), 'utf8')}\n// ${mark}\n`;
  await writeFile(join(folder, manifest.entry), entry);
  const integrity = { ...manifest.integrity, [manifest.entry]: sha384(entry) };
  const next = { ...manifest, ...told, integrity };
  const hash = hashOf(await readBuild(folder), JSON.stringify(next));
  const build = hash.slice(0, 16);
  await writeFile(join(folder, MANIFEST), JSON.stringify({ ...next, hash, build }, null, 2));
  return { folder, build };
}
