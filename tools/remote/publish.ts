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

/** What makes the folder to be published: one that is there, or this checkout's remote, built now. */
function builder(remote: string, dist: string | undefined): () => Promise<string> {
  if (dist !== undefined) return () => Promise.resolve(resolve(process.env['INIT_CWD'] ?? '', dist));
  const { folder } = remoteNamed(remote);
  return async () => {
    await buildRemote(remote);
    return join(folder, 'dist');
  };
}

/** Builds one remote alone, signs the build and stores it. It is live nowhere until it is promoted. */
export async function publish(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = ''] = words;
  const build = builder(remote, values.dist);
  const server = serverOf(values.url, remote);
  const sign = signingKey(server.url);
  // What is missing was found before anything took time.
  const kept = await upload(server, { remote, folder: await build(), sign });
  const size = `${kept.files} files, ${kilobytes(kept.gzip)} gzip`;
  console.log(`${remote} ${kept.version} is published as ${kept.build}: ${size}.`);
  console.log(`Live it is once promoted: npm run remote -- promote ${remote} ${kept.build} --reason "…"`);
}
