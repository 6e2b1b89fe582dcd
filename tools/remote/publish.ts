import { buildShell } from '../build/build.ts';
import { UserError } from '../shared/UserError.ts';
import { buildSource } from './build-source.ts';
import { connection, serverOf, signingKey } from './credentials.ts';
import { parse } from './parse.ts';
import { upload } from './upload.ts';
import { commitText, kilobytes } from './words.ts';

const SHAPE = {
  usage: 'publish <remote> [--dist <folder>] [--url <product>]',
  options: { ...connection, dist: { type: 'string' } },
  words: [1, 1],
} as const;

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
  const build = buildSource(remote, values.dist);
  const server = serverOf(values.url, remote);
  const sign = signingKey(server.url);
  // What is missing was found before anything took time.
  const { folder, revision } = await build();
  await assertContract(remote, folder);
  const kept = await upload(server, { remote, folder, sign, revision });
  const size = `${kept.files} files, ${kilobytes(kept.gzip)} gzip`;
  console.log(`${remote} ${kept.version} is published as ${kept.build}: ${size}.`);
  console.log(`  ${commitText(kept.revision)}${kept.hasMaps ? '' : '; no source maps came with it'}`);
  console.log(`Live it is once promoted: npm run remote -- promote ${remote} ${kept.build} --reason "…"`);
}
