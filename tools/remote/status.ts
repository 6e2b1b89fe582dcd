import { type RemoteRelease, type RemoteStatus, remotes } from '@fio/contracts/admin/remotes';
import { table } from '../start/output.ts';
import { connection, serverOf } from './credentials.ts';
import { parse } from './parse.ts';
import { call } from './server.ts';
import { commitText, moment } from './words.ts';

const SHAPE = { usage: 'status [--url <product>]', options: connection, words: [0, 0] } as const;
const HEAD = ['REMOTE', 'ENVIRONMENT', 'LIVE', 'CANARY', 'SINCE', 'LATEST', 'OWNER'];

const live = ({ stable, refused, serving }: RemoteRelease) =>
  refused.length > 0 ? `${serving ?? 'nothing'} (${refused.join(', ')} refused)` : stable.build;

function rowOf({ remote, owner, latest }: RemoteStatus, release?: RemoteRelease): string[] {
  if (!release) return [remote, '', 'nowhere', '', '', latest.build, owner];
  const { environment, canary, changedAt } = release;
  const share = canary ? `${canary.build} ${canary.percent} %` : '';
  return [remote, environment, live(release), share, moment(changedAt), latest.build, owner];
}

/** A line for each remote and environment, below their heading; a pipeline reads them too. */
export function statusLines(items: readonly RemoteStatus[]): string[] {
  const rows = items.flatMap((item) =>
    item.releases.length > 0 ? item.releases.map((release) => rowOf(item, release)) : [rowOf(item)],
  );
  return table([HEAD, ...rows]);
}

/** The builds that the lines above name, with the commit each is of. */
export function commitLines(items: readonly RemoteStatus[]): string[] {
  const builds = items.flatMap(({ remote, latest, releases }) =>
    [...releases.flatMap(({ stable, canary }) => [stable, canary]), latest]
      .filter((named) => named !== null)
      .map((named) => ({ remote, ...named })),
  );
  const told = new Map(builds.map((one) => [`${one.remote} ${one.build}`, one]));
  const rows = [...told.values()].map(({ remote, build, revision }) => [remote, build, commitText(revision)]);
  return table([['BUILD OF', '', 'COMMIT'], ...rows]);
}

/** What is live of each remote, by environment; of one remote alone where the token is bound to it. */
export async function status(args: string[]): Promise<void> {
  const { values } = parse(args, SHAPE);
  const { items } = await call(serverOf(values.url), remotes.list, {});
  console.log([...statusLines(items), '', ...commitLines(items)].join('\n'));
}
