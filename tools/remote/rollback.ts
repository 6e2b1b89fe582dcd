import { remotes } from '@fio/contracts/admin/remotes';
import { changing, reasonOf } from './changing.ts';
import { serverOf } from './credentials.ts';
import { findBuild } from './find-build.ts';
import { parse } from './parse.ts';
import { describeRelease } from './release.ts';
import { call } from './server.ts';

const SHAPE = {
  usage: 'rollback <remote> [<build>] --reason "…" [--environment production] [--url <product>]',
  options: changing,
  words: [1, 2],
} as const;

/** Ends a canary, or else goes back to the build before, or to any earlier one: the next page load has it. */
export async function rollback(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = '', named] = words;
  const { environment } = values;
  const reason = reasonOf(values.reason);
  const server = serverOf(values.url, remote);
  const build = named && (await findBuild(server, remote, named)).build;
  const release = await call(server, remotes.rollback, {
    params: { remote },
    body: { reason, ...(build && { build }), ...(environment && { environment }) },
  });
  console.log(describeRelease(release));
}
