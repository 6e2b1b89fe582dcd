import { cp, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RemoteManifest } from '@fio/contracts';
import { MANIFEST, hashOf, readBuild } from '../../bff/src/remotes/build-files.ts';
import type { Services } from '../../bff/src/composition.ts';
import { exec } from '../../tools/shared/exec.ts';
import { ROOT } from '../../tools/shared/paths.ts';
import { test } from './test.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** `npm run remote` with these words, against the product of this run. */
export async function runRemote(
  { config }: Services,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<{ isDone: boolean; output: string }> {
  const args = [join(ROOT, 'tools/remote/main.ts'), ...words, '--url', config.publicUrl.origin];
  const { code, output } = await exec(process.execPath, args, { env: { DATA_DIR: config.dataDir, ...env } });
  return { isDone: code === 0, output };
}

/**
 * This checkout's build of a remote, as it would be after a change: the entry has a comment more, and the manifest says
 * what `told` says. Answers its folder and its name.
 */
export async function makeBuild(
  remote: string,
  mark: string,
  told: Partial<RemoteManifest> = {},
): Promise<{ folder: string; build: string }> {
  const folder = test.info().outputPath(`build-${mark}`);
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
