import { join, resolve } from 'node:path';
import { buildRemote } from '../build/build.ts';
import { connection, serverOf, signingKey } from './credentials.ts';
import { parse } from './parse.ts';
import { remoteNamed } from './remotes.ts';
import { upload } from './upload.ts';
import { kilobytes } from './words.ts';

const SHAPE = {
  usage: 'publish <remote> [--dist <folder>] [--url <product>]',
  options: { ...connection, dist: { type: 'string' } },
  words: [1, 1],
} as const;

/** Where the build is: in the folder that was said, or freshly built. */
async function buildOf(remote: string, dist: string | undefined): Promise<string> {
  if (dist !== undefined) return resolve(process.env['INIT_CWD'] ?? '', dist);
  const { folder } = remoteNamed(remote);
  await buildRemote(remote);
  return join(folder, 'dist');
}

/** Builds one remote alone, signs the build and stores it. It is live nowhere until it is promoted. */
export async function publish(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = ''] = words;
  const server = serverOf(values.url, remote);
  const sign = signingKey(server.url);
  const folder = await buildOf(remote, values.dist);
  const { version, build, files, gzip } = await upload(server, { remote, folder, sign });
  console.log(`${remote} ${version} is published as ${build}: ${files} files, ${kilobytes(gzip)} gzip.`);
  console.log(`Live it is once promoted: npm run remote -- promote ${remote} ${build} --reason "…"`);
}
