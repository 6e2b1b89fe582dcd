import { join, resolve } from 'node:path';
import { buildRemote, buildShell } from '../build/build.ts';
import { revisionOf } from '../shared/git-revision.ts';
import { UserError } from '../shared/UserError.ts';
import { connection, serverOf, signingKey } from './credentials.ts';
import { parse } from './parse.ts';
import { remoteNamed } from './remotes.ts';
import { upload } from './upload.ts';
import { commitText, kilobytes } from './words.ts';

const SHAPE = {
  usage: 'publish <remote> [--dist <folder>] [--url <product>]',
  options: { ...connection, dist: { type: 'string' } },
  words: [1, 1],
} as const;

/** What makes the folder to be published: one that is there, or this checkout's remote, built now. */
function builder(remote: string, dist: string | undefined): () => Promise<string> {
  if (dist !== undefined) return () => Promise.resolve(resolve(process.env['INIT_CWD'] ?? '', dist));
  const { folder } = remoteNamed(remote);
  return async () => {
    await buildRemote(remote);
    return join(folder, 'dist');
  };
}

/** Holds the built folder against the contract kit, beside the shell of this checkout. Throws a UserError where it fails. */
async function assertContract(remote: string, folder: string): Promise<void> {
  await buildShell();
  // Only who publishes waits for the browser's driver.
  const { checkBuilds } = await import('../kit/check-builds.ts');
  if ((await checkBuilds([folder])) > 0)
    throw new UserError(`${remote} breaks its contract: nothing was published.`);
}

/**
 * Builds one remote alone, holds the build against its contract, signs it and stores it. It is live nowhere until it is
 * promoted.
 */
export async function publish(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = ''] = words;
  const build = builder(remote, values.dist);
  const server = serverOf(values.url, remote);
  const sign = signingKey(server.url);
  // What is missing was found before anything took time.
  const folder = await build();
  await assertContract(remote, folder);
  const revision = await revisionOf(folder);
  const kept = await upload(server, { remote, folder, sign, revision });
  const size = `${kept.files} files, ${kilobytes(kept.gzip)} gzip`;
  console.log(`${remote} ${kept.version} is published as ${kept.build}: ${size}.`);
  console.log(`  ${commitText(kept.revision)}${kept.hasMaps ? '' : '; no source maps came with it'}`);
  console.log(`Live it is once promoted: npm run remote -- promote ${remote} ${kept.build} --reason "…"`);
}
