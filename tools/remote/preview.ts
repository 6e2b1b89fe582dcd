import { PREVIEW_MINUTES, remotes } from '@fio/contracts/admin/remotes';
import { UserError } from '../shared/UserError.ts';
import { connection, serverOf } from './credentials.ts';
import { findBuild } from './find-build.ts';
import { parse } from './parse.ts';
import { call } from './server.ts';
import { moment } from './words.ts';

const { usual, most } = PREVIEW_MINUTES;
const SHAPE = {
  usage: `preview <remote> [<build>] [--minutes ${usual}] [--url <product>]`,
  options: { ...connection, minutes: { type: 'string', default: String(usual) } },
  words: [1, 2],
} as const;

/** A link that shows a build, the latest unless said, to whoever opens it, and to nobody else. */
export async function preview(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = '', named] = words;
  const minutes = Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > most)
    throw new UserError(`--minutes takes a whole number from 1 to ${most}, not “${values.minutes}”.`);
  const server = serverOf(values.url, remote);
  const { build, version } = await findBuild(server, remote, named);
  const { link, until } = await call(server, remotes.preview, {
    params: { remote },
    body: { build, minutes },
  });
  console.log(
    `${remote} ${version} (${build}), until ${moment(until)} in São Paulo:\n${new URL(link, server.url).href}`,
  );
}
