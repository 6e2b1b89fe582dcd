import { remotes } from '@fio/contracts/admin/remotes';
import { UserError } from '../shared/UserError.ts';
import { changing, despiteOf, reasonOf } from './changing.ts';
import { serverOf } from './credentials.ts';
import { findBuild } from './find-build.ts';
import { parse } from './parse.ts';
import { describeRelease } from './release.ts';
import { call } from './server.ts';

const SHAPE = {
  usage:
    'promote <remote> [<build>] --reason "…" [--percent 10] [--expect <live build>] [--despite-failures "…"] ' +
    '[--environment production] [--url <product>]',
  options: {
    ...changing,
    percent: { type: 'string', default: '100' },
    expect: { type: 'string' },
    'despite-failures': { type: 'string' },
  },
  words: [1, 2],
} as const;

function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new UserError(`--percent takes a whole number from 1 to 100, not “${text}”.`);
}

/**
 * Makes a build, the latest unless said, the live one; with less than 100 percent it becomes the canary. The server stops
 * at a build that failed in pages, and at what `--expect` doesn't expect.
 */
export async function promote(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = '', named] = words;
  const { environment } = values;
  const reason = reasonOf(values.reason);
  const percent = percentOf(values.percent);
  const despiteFailures = despiteOf(values['despite-failures']);
  const server = serverOf(values.url, remote);
  const { build } = await findBuild(server, remote, named);
  const expected = values.expect && (await findBuild(server, remote, values.expect)).build;
  const release = await call(server, remotes.promote, {
    params: { remote },
    body: {
      build,
      percent,
      reason,
      ...(environment && { environment }),
      ...(expected && { expect: expected }),
      ...(despiteFailures && { despiteFailures }),
    },
  });
  console.log(describeRelease(release));
}
