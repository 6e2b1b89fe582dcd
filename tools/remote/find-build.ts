import { type RemoteBuildRow, remotes } from '@fio/contracts/admin/remotes';
import { BUILD_NAME } from '@fio/contracts/documents/remote-names';
import { UserError } from '../shared/UserError.ts';
import { call, type Server } from './server.ts';

/** Enough of a build's name that it is not met by chance. */
const LEAST = 4;

/** The build a person means by the beginning of its name; without one, the build that was published last. */
export async function findBuild(server: Server, remote: string, named?: string): Promise<RemoteBuildRow> {
  // By its whole name also one that the list of the latest has no room for.
  if (named !== undefined && BUILD_NAME.test(named))
    return call(server, remotes.build, { params: { remote, build: named } });
  const { items } = await call(server, remotes.builds, { params: { remote } });
  const found = items.filter(({ build }) => named === undefined || build.startsWith(named));
  const [first, second] = found;
  const isMeant = named === undefined || named.length >= LEAST;
  if (first && isMeant && (named === undefined || !second)) return first;
  const known = items.slice(0, 10).map(({ build, version }) => `  ${build}  ${version}`);
  throw new UserError(
    items.length === 0
      ? `${remote} has no build yet: npm run remote -- publish ${remote}`
      : `Which build is “${named}”? Write more of its name. The latest of ${remote}:\n${known.join('\n')}`,
  );
}
