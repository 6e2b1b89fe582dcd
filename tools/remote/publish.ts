import { join, resolve } from 'node:path';
import { remotes } from '@fio/contracts';
import { MANIFEST, readBuild } from '../../bff/src/remotes/build-files.ts';
import { buildRemote } from '../build/build.ts';
import { UserError } from '../shared/UserError.ts';
import { connection, serverOf, signingKey } from './credentials.ts';
import { parse } from './parse.ts';
import { remoteNamed } from './remotes.ts';
import { call } from './server.ts';
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

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  try {
    return await readBuild(folder);
  } catch {
    throw new UserError(`There is no build in ${folder}. Without --dist the remote is built.`);
  }
}

function formOf(files: ReadonlyMap<string, Buffer>, signature: string): FormData {
  const form = new FormData();
  form.append('signature', signature);
  for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Builds one remote alone, signs the build and stores it. It is live nowhere until it is promoted. */
export async function publish(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = ''] = words;
  const server = serverOf(values.url, remote);
  const sign = signingKey(server.url);
  const files = await filesOf(await buildOf(remote, values.dist));
  const document = files.get(MANIFEST);
  if (!document) throw new UserError(`The build has no ${MANIFEST}, so it is none of a remote.`);
  const { version, build, gzip } = await call(server, remotes.publish, {
    params: { remote },
    form: formOf(files, sign(document.toString())),
  });
  console.log(`${remote} ${version} is published as ${build}: ${files.size} files, ${kilobytes(gzip)} gzip.`);
  console.log(`Live it is once promoted: npm run remote -- promote ${remote} ${build} --reason "…"`);
}
