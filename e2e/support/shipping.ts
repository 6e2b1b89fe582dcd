import { join } from 'node:path';
import type { RemoteManifest } from '@fio/contracts';
import type { Services } from '../../bff/test/services.ts';
import { exec } from '../../tools/shared/exec.ts';
import { ROOT } from '../../tools/shared/paths.ts';
import { alterBuild } from './alter-build.ts';
import { test } from './test.ts';

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

/** An altered build of this checkout's in the running test's own folder. */
export const makeBuild = (remote: string, mark: string, told: Partial<RemoteManifest> = {}) =>
  alterBuild(remote, { mark, told, folder: test.info().outputPath(`build-${mark}`) });
